import { useLayoutEffect, useRef } from 'preact/hooks';
import { useText } from '../../../i18n/text.ts';
import { CardFace } from '../../../ui/art/CardFace.tsx';
import { TicketBack } from '../../../ui/art/TicketBack.tsx';
import { useStore } from '../../shared/useStore.ts';
import { cardName } from '../words/cardNames.ts';
import type { Act, ActOf, Flying } from './acts.ts';
import { perform } from './perform.ts';
import type { Show, ShowPlayer } from './player.ts';
import './show.css';

/** Whatever travels over the screen: for the eye alone, and no finger meets it. */
export function ShowLayer({ player }: { readonly player: ShowPlayer }) {
  const show = useStore(player.stage, (stage) => stage.show);
  return show && <Performance key={show} show={show} onEnd={() => player.end(show)} />;
}

interface PerformanceProps {
  readonly show: Show;
  readonly onEnd: () => void;
}

function Performance({ show, onEnd }: PerformanceProps) {
  const layer = useRef<HTMLDivElement>(null);
  // In the frame that first paints it: nothing is seen in its last place first, and the page is laid out but once.
  useLayoutEffect(() => {
    let stop: (() => void) | undefined;
    const frame = requestAnimationFrame(() => {
      if (layer.current !== null) stop = perform(show, layer.current, onEnd);
    });
    return () => {
      cancelAnimationFrame(frame);
      stop?.();
    };
  }, []);
  return (
    <div class="show" aria-hidden="true" ref={layer}>
      {show.acts.map((act, place) => (
        <span key={place} class={`prop ${act.what}`} hidden>
          <PropOf act={act} />
        </span>
      ))}
    </div>
  );
}

/** What an act brings along. Others move what lies on the screen. */
function PropOf({ act }: { readonly act: Act }) {
  const { stories } = useText();
  switch (act.what) {
    case 'flight':
      return <FlyingThing {...act} />;
    case 'sweep':
      return <SweptCards {...act} />;
    case 'float':
      return <>{stories.plus(act.points)}</>;
    case 'count':
      return <Numbers {...act} />;
    case 'blind':
      return <i />;
    default:
      return null;
  }
}

function FlyingThing({ shows, turns }: ActOf<'flight'>) {
  return (
    <span class="faces">
      <span class="front">
        <Face shows={shows} />
      </span>
      {turns && (
        <span class="back">
          <Face shows="card back" />
        </span>
      )}
    </span>
  );
}

function Face({ shows }: { readonly shows: Flying }) {
  if (shows === 'ticket back') return <TicketBack />;
  return <CardFace kind={shows === 'card back' ? 'back' : cardName(shows)} />;
}

function SweptCards({ cards }: ActOf<'sweep'>) {
  return (
    <>
      {cards.map((card, place) => (
        <span key={place}>{card >= 0 && <CardFace kind={cardName(card)} />}</span>
      ))}
    </>
  );
}

/** One below the other, so that the column can be drawn past its window. */
function Numbers({ from, to }: ActOf<'count'>) {
  const step = Math.sign(to - from);
  const all = Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => from + i * step);
  return (
    <span class="numbers">
      {all.map((number) => (
        <span key={number}>{number}</span>
      ))}
    </span>
  );
}
