import { useMemo, useState } from 'preact/hooks';
import { type Text, useText } from '../../i18n/text.ts';
import { finished } from '../../table/draft.ts';
import type { HandScene, TableState } from '../../table/scenes.ts';
import type { OpenTable } from '../../table/tableStore.ts';
import { Button } from '../../ui/Button.tsx';
import { faceFor } from '../../ui/face.ts';
import { PlayerDisc } from '../../ui/PlayerDisc.tsx';
import { Belongings } from './Belongings.tsx';
import { OfferCards } from './OfferCards.tsx';
import { OfferMap } from './OfferMap.tsx';
import { type KeptSum, keptSum, leastToKeep, offersOf } from './offers.ts';
import { useHeadingFocus } from './useHeadingFocus.ts';
import { useCoverKey } from './useTurnKeys.ts';
import './keep-tickets.css';

interface KeepTicketsProps {
  readonly state: TableState;
  readonly scene: HandScene;
  readonly table: OpenTable;
}

/** Which of the tickets offered to keep. */
export function KeepTickets({ state, scene, table }: KeepTicketsProps) {
  const { view, draft } = scene;
  const kept = draft?.kind === 'keep' ? draft.kept : NONE;
  const offers = useMemo(() => offersOf(view, kept), [view, kept]);
  const [onMap, setOnMap] = useState(false);
  useCoverKey(table);
  const toggle = (ticket: number) => table.draft({ step: 'ticket', ticket });
  return (
    <main class="keep-tickets on-livery">
      <Head {...{ state, scene, onMap }} onTurnOver={() => setOnMap(!onMap)} onCover={() => table.cover()} />
      {onMap ? (
        <OfferMap {...{ state, view, offers }} />
      ) : (
        <div class={`choices of-${offers.length} ${kept.length === 0 ? 'undecided' : ''}`}>
          <OfferCards {...{ state, view, offers }} onPress={toggle} />
          <Belongings view={view} />
        </div>
      )}
      <Foot {...{ state, scene }} sum={keptSum(view, offers)} onKeep={() => void table.finish()} />
    </main>
  );
}

const NONE: readonly number[] = [];

interface HeadProps extends Pick<KeepTicketsProps, 'state' | 'scene'> {
  readonly onMap: boolean;
  readonly onTurnOver: () => void;
  readonly onCover: () => void;
}

function Head({ state, scene, onMap, onTurnOver, onCover }: HeadProps) {
  const { tickets } = useText();
  const heading = useHeadingFocus();
  const { name = '', color = 'red' } = state.players[scene.seat] ?? {};
  return (
    <header>
      <PlayerDisc of={color} />
      <div class="words">
        <h1 class={faceFor(name)} tabIndex={-1} ref={heading}>
          {tickets.title(name)}
        </h1>
        <p>{tickets.rule(leastToKeep(scene.view))}</p>
      </div>
      <Button
        look="line"
        icon={onMap ? 'ticket' : 'route'}
        label={onMap ? tickets.backToTickets : tickets.lookAtMap}
        onPress={onTurnOver}
      />
      {!state.openHands && <Button look="line" icon="cover" label={tickets.cover} onPress={onCover} />}
    </header>
  );
}

interface FootProps extends Pick<KeepTicketsProps, 'state' | 'scene'> {
  readonly sum: KeptSum;
  readonly onKeep: () => void;
}

function Foot({ state, scene: { view, draft }, sum, onKeep }: FootProps) {
  const { tickets } = useText();
  const least = leastToKeep(view);
  const trains = view.table.trains[view.seat] ?? 0;
  return (
    <footer>
      <p>
        <strong>{sum.kept === 0 ? tickets.sum.none : tickets.sum.value(sum.kept, sum.points)}</strong>{' '}
        {sum.kept > 0 && sumWords(tickets.sum, sum, trains)}
      </p>
      <Button
        look="primary"
        size="big"
        label={sum.kept < least ? tickets.keepAtLeast(least) : tickets.keepThese(sum.kept)}
        disabled={finished(view, draft) === null}
        busy={state.saving === 'saving'}
        onPress={onKeep}
      />
    </footer>
  );
}

function sumWords(words: Text['tickets']['sum'], { trains, shares, others, cutOff }: KeptSum, left: number): string {
  const plain = shares ? words.shared(trains, left) : words.trains(trains, left);
  const needed = others ? words.withOthers(trains, left) : plain;
  return cutOff === 0 ? needed : `${needed} ${words.cutOff(cutOff)}`;
}
