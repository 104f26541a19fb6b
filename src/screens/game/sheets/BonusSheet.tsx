import { useMemo, useState } from 'preact/hooks';
import { useText } from '../../../i18n/text.ts';
import type { TableState } from '../../../table/session/scenes.ts';
import { countedBy } from '../../../table/story/counted.ts';
import { finalStandings, type Standing, standings } from '../../../table/story/standings.ts';
import { BonusPlate } from '../../../ui/BonusPlate.tsx';
import { BackSheet } from '../../shared/BackSheet.tsx';
import { RuleTool } from '../frame/RuleTool.tsx';
import { standingWords } from '../words/standingWords.ts';
import { BonusCounts } from './BonusCounts.tsx';
import { BonusPeek } from './BonusPeek.tsx';
import { PointsTable } from './PointsTable.tsx';
import './bonus-sheet.css';

interface BonusSheetProps {
  readonly state: TableState;
  readonly onClose: () => void;
  /** Which of them lies open on the board at first, by its id; what counts nothing there stays in the list. */
  readonly opened: string | null;
}

/** Every bonus in play and how it stands, as far as everybody may know; or one of them, shown on the board. */
export function BonusSheet({ state, onClose, opened }: BonusSheetProps) {
  const { saves, bonuses } = useText();
  const inPlay = useMemo(() => standingsIn(state), [state.table, state.scene]);
  const [shown, setShown] = useState(() => onBoard(state, inPlay).find(({ id }) => id === opened)?.id ?? null);
  const standing = inPlay.find(({ id }) => id === shown);
  // Back to where it was opened.
  const back = () => (shown === opened ? onClose() : setShown(null));
  if (standing !== undefined) return <BonusPeek state={state} standing={standing} onClose={back} />;
  return (
    <BackSheet title={bonuses.title} tool={<RuleTool chapter="scoring" from={bonuses.title} />} onClose={onClose}>
      <PointsTable rules={state.map.rules} />
      {inPlay.length > 0 && <p class="bonus-why">{saves.bonusesWhy}</p>}
      <ul class="bonuses">
        {inPlay.map((each) => (
          <BonusRow key={each.id} standing={each} state={state} onShow={() => setShown(each.id)} />
        ))}
      </ul>
    </BackSheet>
  );
}

/** Once hands and tickets have been counted, nothing is left open. */
function standingsIn({ table, scene }: TableState): readonly Standing[] {
  return scene.kind === 'final' ? finalStandings(table, scene.result) : standings(table);
}

/** Those that count something on the board. */
function onBoard({ table }: TableState, all: readonly Standing[]): readonly Standing[] {
  return all.filter(({ counts }) => countedBy(table, counts) !== null);
}

interface BonusRowProps {
  readonly standing: Standing;
  readonly state: TableState;
  readonly onShow: () => void;
}

function BonusRow({ standing, state, onShow }: BonusRowProps) {
  const text = useText();
  const words = standingWords(text, state.map, standing);
  const { points } = standing;
  const label = text.final.bonusOnBoard(words.name, points, words.words);
  const canShow = onBoard(state, [standing]).length > 0;
  return (
    <li>
      <BonusPlate {...words} points={points} {...(canShow && { press: { label, onPress: onShow } })} />
      <BonusCounts standing={standing} state={state} />
    </li>
  );
}
