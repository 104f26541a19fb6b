import { useEffect, useRef, useState } from 'preact/hooks';
import { useText } from '../../i18n/text.ts';
import { playerKey } from '../../table/game/names.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { givenToAll, playerPreferences, takenBack } from '../shared/preferences.ts';

interface GiveToAllProps {
  readonly of: string;
  readonly others: readonly string[];
}

const UNDO_MS = 8_000;

/** Asks nothing, and can be undone for a while. */
export function GiveToAll({ of, others }: GiveToAllProps) {
  const { players } = useText().settings;
  const [before, setBefore] = useState<ReturnType<typeof playerPreferences.getState> | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (before === null) return undefined;
    const timer = setTimeout(() => setBefore(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [before]);
  const give = () => {
    setBefore(playerPreferences.getState());
    givenToAll(playerKey(of), others.map(playerKey));
  };
  const undo = () => {
    if (before !== null) takenBack(before, others.map(playerKey));
    setBefore(null);
    button.current?.focus();
  };
  return (
    <div class="to-all">
      <button type="button" class="give" ref={button} onClick={give}>
        <Icon name="people" />
        {players.toAll}
      </button>
      <div class="given-to-all">
        <p role="status">{before !== null && players.given(of)}</p>
        {before !== null && <Button look="line" size="small" icon="undo" label={players.undo} onPress={undo} />}
      </div>
    </div>
  );
}
