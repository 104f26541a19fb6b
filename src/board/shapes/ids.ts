/** Names inside a board's defs. Each board has its own, since its colours follow the theme around it. */
export function idOf(board: string, name: string): string {
  return `${board}-${name}`;
}

export function hrefOf(board: string, name: string): string {
  return `#${idOf(board, name)}`;
}

export function paintOf(board: string, name: string): string {
  return `url(#${idOf(board, name)})`;
}
