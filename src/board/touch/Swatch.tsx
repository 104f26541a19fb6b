import { PlayerMark } from '../../ui/art/marks.tsx';
import { CardSymbol } from '../../ui/art/symbols.tsx';
import type { BoardModel, RouteModel, Target } from '../model.ts';
import { paintOf } from './targets.ts';

/** A piece of the board beside the words that name it. */
export function Swatch({ model, target }: { readonly model: BoardModel; readonly target: Target }) {
  const route = target.kind === 'route' ? model.routes[target.id] : undefined;
  return (
    <svg class="swatch" viewBox="0 0 36 24" aria-hidden="true">
      {route === undefined ? <circle class="swatch-city" cx="18" cy="12" r="7" /> : <RoutePiece route={route} />}
    </svg>
  );
}

function RoutePiece({ route }: { readonly route: RouteModel }) {
  const { state, color } = route;
  const claimed = state.kind === 'claimed';
  return (
    <g class={state.kind === 'closed' ? 'swatch-closed' : undefined}>
      <rect
        class={claimed ? 'swatch-train' : 'swatch-space'}
        x="1"
        y={claimed ? 3 : 5}
        width="34"
        height={claimed ? 18 : 14}
        rx={route.kind === 'ferry' && !claimed ? 7 : 3}
        {...paintOf(route)}
        stroke-dasharray={route.kind === 'tunnel' && !claimed ? '3 2' : undefined}
      />
      {claimed && (
        <g transform="translate(11 5) scale(.58)" style={{ color: `var(--${state.by}-mark)` }}>
          <PlayerMark of={state.by} />
        </g>
      )}
      {!claimed && color !== 'grey' && (
        <g class="swatch-symbol" transform="translate(9.5 3.5)">
          <circle cx="8.5" cy="8.5" r="8.5" />
          <g transform="translate(2 2) scale(.54)">
            <CardSymbol of={color} />
          </g>
        </g>
      )}
    </g>
  );
}
