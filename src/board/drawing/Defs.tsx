import { memo } from '../../ui/memo.ts';
import { idOf } from '../shapes/ids.ts';

export const Defs = memo(({ board }: { readonly board: string }) => (
  <defs>
    <linearGradient id={idOf(board, 'land-tint')} x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="var(--land-a)" />
      <stop offset="1" stop-color="var(--land-b)" />
    </linearGradient>
  </defs>
));
