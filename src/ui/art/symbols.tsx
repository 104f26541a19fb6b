import type { ColorName } from '../../engine/cards.ts';
import { SYMBOL_SHAPES } from './symbolShapes.ts';

/** The content of an svg on a 24 by 24 grid, in the current colour; cuts show the ground, which is --cut. */
export function CardSymbol({ of }: { readonly of: ColorName | 'locomotive' }) {
  return (
    <g fill="none" stroke="none">
      {SYMBOL_SHAPES[of].map(({ d, cut, line, round }) => {
        const paint = cut ? 'var(--cut)' : 'currentColor';
        const looks = line === undefined ? { fill: paint } : { stroke: paint, 'stroke-width': line };
        return <path key={d} d={d} {...looks} {...(round && { 'stroke-linecap': 'round' as const })} />;
      })}
    </g>
  );
}
