import { memo } from '../memo.ts';

/** A ticket of stiff card, notched at its ends. */
export const TicketBack = memo(() => (
  <svg class="ticket-back" viewBox="0 0 120 80" aria-hidden="true">
    <g fill="none" stroke="var(--ticket-edge)" stroke-width="1.5">
      <path d="M3 6h114v24a10 10 0 0 0 0 20v24H3V50a10 10 0 0 0 0-20Z" fill="var(--ticket-back)" />
      <path d="M86 8v64" stroke-dasharray="4 3" />
      <path d="M20 28h50M20 52h50" stroke-width="5" />
      <path d="M24 40h42" stroke-width="3" stroke-dasharray="6 4" />
    </g>
    <path d="M24 36a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM66 36a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z" fill="var(--ticket-edge)" />
  </svg>
));
