interface TicketProps {
  readonly from: string;
  readonly to: string;
  readonly points: number;
  readonly long?: boolean;
}

/** A ticket as a slip, to be looked at. */
export function Ticket({ from, to, points, long = false }: TicketProps) {
  return (
    <span class={long ? 'figure-slip long' : 'figure-slip'}>
      <b>{points}</b>
      <span>{[from, to].join(' – ')}</span>
    </span>
  );
}
