import { useMemo, useState } from 'preact/hooks';
import { useText } from '../../../i18n/text.ts';
import type { Hint } from '../../../table/computers/thinking.ts';
import type { OpenTable } from '../../../table/openTable.ts';
import type { HandScene, TableState } from '../../../table/session/scenes.ts';
import { Button } from '../../../ui/Button.tsx';
import { faceFor } from '../../../ui/face.ts';
import { PlayerDisc } from '../../../ui/PlayerDisc.tsx';
import { useHeadingFocus } from '../../shared/useHeadingFocus.ts';
import { BonusButton } from '../frame/BonusButton.tsx';
import { coverOf } from '../frame/coverOf.ts';
import { useCoverKey, useHintKey } from '../frame/useTurnKeys.ts';
import { hintSteps } from '../hints/hintThings.ts';
import { useHint } from '../hints/useHint.ts';
import { playerName } from '../words/names.ts';
import { Belongings } from './Belongings.tsx';
import { KeepFoot } from './KeepFoot.tsx';
import { OfferCards } from './OfferCards.tsx';
import { OfferMap } from './OfferMap.tsx';
import { OpeningTable } from './OpeningTable.tsx';
import { keptSum, leastToKeep, offersOf } from './offers.ts';
import './keep-tickets.css';

interface KeepTicketsProps {
  readonly state: TableState;
  readonly scene: HandScene;
  readonly table: OpenTable;
}

/** Which of the tickets offered to keep. */
export function KeepTickets({ state, scene, table }: KeepTicketsProps) {
  const { view, draft } = scene;
  const isOpening = view.table.phase === 'opening';
  const kept = draft?.kind === 'keep' ? draft.kept : NONE;
  const offers = useMemo(() => offersOf(view, kept), [view, kept]);
  const [onMap, setOnMap] = useState(false);
  const hints = useHint(table);
  useCoverKey(coverOf(state, table));
  useHintKey(hints.ask);
  const toggle = (ticket: number) => {
    hints.clear();
    table.draft({ step: 'ticket', ticket });
  };
  const take = (hint: Hint) => {
    for (const step of hintSteps(hint, kept)) table.draft(step);
    hints.clear();
  };
  return (
    <main class="keep-tickets on-livery">
      <Head
        {...{ state, scene, onMap }}
        onTurnOver={() => setOnMap(!onMap)}
        onHint={hints.ask}
        onCover={coverOf(state, table)}
      />
      {onMap ? (
        <OfferMap {...{ state, view, offers }} />
      ) : (
        <div class={choicesClass(offers.length, kept.length === 0, isOpening)}>
          <OfferCards {...{ state, view, offers }} onPress={toggle} />
          <Belongings view={view}>{isOpening && <OpeningTable state={state} />}</Belongings>
        </div>
      )}
      <KeepFoot
        {...{ state, scene }}
        sum={keptSum(view, offers)}
        hint={hints.shown}
        onTake={take}
        onKeep={() => void table.finish()}
      />
    </main>
  );
}

const NONE: readonly number[] = [];

function choicesClass(offers: number, undecided: boolean, opening: boolean): string {
  return `choices of-${offers} ${undecided ? 'undecided' : ''} ${opening ? 'opening' : ''}`;
}

interface HeadProps extends Pick<KeepTicketsProps, 'state' | 'scene'> {
  readonly onMap: boolean;
  readonly onTurnOver: () => void;
  readonly onHint: () => void;
  readonly onCover: (() => void) | undefined;
}

function Head({ state, scene, onMap, onTurnOver, onHint, onCover }: HeadProps) {
  const { tickets, computers } = useText();
  const { hint } = computers;
  const heading = useHeadingFocus();
  const { table } = scene.view;
  const { name = '', color = 'red' } = state.players[scene.seat] ?? {};
  return (
    <header>
      <PlayerDisc of={color} />
      <div class="words">
        <h1 class={faceFor(name)} tabIndex={-1} ref={heading}>
          {tickets.title(name)}
        </h1>
        <p>
          {tickets.rule(leastToKeep(scene.view))}{' '}
          {table.phase === 'opening' && (
            <span class="begins">{tickets.begins(playerName(state, table.firstSeat))}</span>
          )}
        </p>
      </div>
      <BonusButton />
      <Button
        look="line"
        icon={onMap ? 'ticket' : 'route'}
        label={onMap ? tickets.backToTickets : tickets.lookAtMap}
        onPress={onTurnOver}
      />
      <Button look="line" icon="hint" label={hint.ask} onPress={onHint} />
      {!state.openHands && onCover && <Button look="line" icon="cover" label={tickets.cover} onPress={onCover} />}
    </header>
  );
}
