import { useMemo, useState } from 'preact/hooks';
import { useText } from '../../../i18n/text.ts';
import type { Hint } from '../../../table/computers/thinking.ts';
import type { OpenTable } from '../../../table/openTable.ts';
import type { HandScene, TableState } from '../../../table/session/scenes.ts';
import { Button } from '../../../ui/Button.tsx';
import { faceFor } from '../../../ui/face.ts';
import { PlayerDisc } from '../../../ui/PlayerDisc.tsx';
import { useHeadingFocus } from '../../shared/useHeadingFocus.ts';
import { useSize } from '../../shared/useMedia.ts';
import { CommandButton } from '../commands/CommandButton.tsx';
import { TurnContext } from '../commands/turnScene.ts';
import { useKeysOf } from '../commands/useCommandKeys.ts';
import { useTurn } from '../commands/useTurn.ts';
import { BonusButton } from '../frame/BonusButton.tsx';
import { RuleTool } from '../frame/RuleTool.tsx';
import { follow } from '../hints/hintThings.ts';
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
  const turn = useTurn(state, scene, table);
  const { commands } = turn;
  useKeysOf(KEYS, commands);
  const keep = (ticket: number) => commands.draft({ step: 'ticket', ticket });
  const take = (hint: Hint) => follow(commands, hint, kept);
  return (
    <TurnContext.Provider value={turn}>
      <main class="keep-tickets on-livery">
        <Head {...{ state, scene, onMap }} onTurnOver={() => setOnMap(!onMap)} />
        {onMap ? (
          <OfferMap {...{ state, view, offers }} onKeep={keep} />
        ) : (
          <div class={choicesClass(offers.length, kept.length === 0, isOpening)}>
            <OfferCards {...{ state, view, offers }} onPress={keep} />
            <Belongings view={view}>{isOpening && <OpeningTable state={state} />}</Belongings>
          </div>
        )}
        <KeepFoot sum={keptSum(view, offers)} onTake={take} />
      </main>
    </TurnContext.Provider>
  );
}

const NONE: readonly number[] = [];
const KEYS = ['cover', 'hint', 'keys'] as const;

function choicesClass(offers: number, undecided: boolean, opening: boolean): string {
  return `choices of-${offers} ${undecided ? 'undecided' : ''} ${opening ? 'opening' : ''}`;
}

interface HeadProps extends Pick<KeepTicketsProps, 'state' | 'scene'> {
  readonly onMap: boolean;
  readonly onTurnOver: () => void;
}

function Head({ state, scene, onMap, onTurnOver }: HeadProps) {
  const { tickets } = useText();
  const heading = useHeadingFocus();
  // There the sheet of bonuses, which leads to the rules, is all that has room.
  const isSmall = useSize('small');
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
      {!isSmall && <RuleTool chapter={null} />}
      <BonusButton />
      <Button
        look="line"
        icon={onMap ? 'ticket' : 'route'}
        label={onMap ? tickets.backToTickets : tickets.lookAtMap}
        onPress={onTurnOver}
      />
      {state.hints && <CommandButton of="hint" look="line" />}
      {!state.openHands && state.curtains && <CommandButton of="cover" look="line" />}
    </header>
  );
}
