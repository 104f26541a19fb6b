import { useText } from '../../i18n/text.ts';
import type { OpenTable } from '../../table/openTable.ts';
import type { TableState } from '../../table/session/scenes.ts';
import { Button } from '../../ui/Button.tsx';
import { useHeadingFocus } from '../shared/useHeadingFocus.ts';
import { useGameMenu } from './commands/menu.ts';
import { NoGame } from './NoGame.tsx';
import './elsewhere.css';

interface ElsewhereProps {
  readonly state: TableState;
  readonly table: OpenTable;
}

/** The game is not this tab's any more: another plays it, or it is there no longer. */
export function Elsewhere({ state, table }: ElsewhereProps) {
  const { gameId, notThere } = state;
  if (notThere === null) return <PlayedElsewhere table={table} />;
  if (notThere.why === 'missing') return <Deleted />;
  return <NoGame id={gameId} why={notThere} />;
}

/** Another tab plays this game. */
function PlayedElsewhere({ table }: Pick<ElsewhereProps, 'table'>) {
  const { elsewhere } = useText().turn;
  const { onLeave } = useGameMenu();
  const heading = useHeadingFocus();
  return (
    <main class="elsewhere on-livery">
      <h1 tabIndex={-1} ref={heading}>
        {elsewhere.title}
      </h1>
      <p>{elsewhere.words}</p>
      <Button look="primary" size="big" label={elsewhere.here} onPress={() => void table.playHere()} />
      <Button look="line" label={elsewhere.leave} onPress={onLeave} />
    </main>
  );
}

/** What this tab had open is the last there is of the game. */
function Deleted() {
  const { deleted, elsewhere } = useText().turn;
  const { onExport, onLeave } = useGameMenu();
  const heading = useHeadingFocus();
  return (
    <main class="elsewhere on-livery">
      <h1 tabIndex={-1} ref={heading}>
        {deleted.title}
      </h1>
      <p>{deleted.words}</p>
      <Button look="primary" size="big" icon="download" label={deleted.export} onPress={onExport} />
      <Button look="line" label={elsewhere.leave} onPress={onLeave} />
    </main>
  );
}
