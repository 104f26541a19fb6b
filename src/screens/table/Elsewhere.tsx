import { useText } from '../../i18n/text.ts';
import type { OpenTable } from '../../table/tableStore.ts';
import { Button } from '../../ui/Button.tsx';
import { useHeadingFocus } from './useHeadingFocus.ts';
import './elsewhere.css';

interface ElsewhereProps {
  readonly table: OpenTable;
  readonly onLeave: () => void;
}

/** Another tab plays this game. */
export function Elsewhere({ table, onLeave }: ElsewhereProps) {
  const { elsewhere } = useText().turn;
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
