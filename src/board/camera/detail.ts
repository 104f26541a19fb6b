/**
 * How much a board shows at a zoom. Whoever owns the svg sets `data-detail={detailAt(scale)}` on it, and the style sheet
 * shows and hides: hundreds of labels and symbols need not be drawn anew for it.
 */
export type Detail = 'far' | 'middle' | 'near';

const LABELS_FROM = 0.8;
const SYMBOL_ON_EVERY_SPACE_FROM = 1.6;

export function detailAt(pxPerUnit: number): Detail {
  if (pxPerUnit < LABELS_FROM) return 'far';
  return pxPerUnit < SYMBOL_ON_EVERY_SPACE_FROM ? 'middle' : 'near';
}
