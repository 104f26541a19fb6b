import { useState } from 'preact/hooks';
import { useText } from '../../../i18n/text.ts';
import { boards } from '../../../table/boards.ts';
import type { TableSetup } from '../../../table/game/setup.ts';
import type { TableState } from '../../../table/session/scenes.ts';
import { Button } from '../../../ui/Button.tsx';
import { Ask } from '../../company/Ask.tsx';
import { FirstChoice } from '../../company/FirstChoice.tsx';
import { MapChoice } from '../../company/MapChoice.tsx';
import { BackSheet } from '../../shared/BackSheet.tsx';
import { choicesFor, type RematchWish, rematchOf } from './rematch.ts';
import './rematch-sheet.css';

interface RematchSheetProps {
  readonly state: TableState;
  readonly onStart: (agreed: TableSetup) => void;
  readonly onClose: () => void;
}

/** Once more: the same board, who starts, the same computers? All of it is answered already, so one tap more is enough. */
export function RematchSheet({ state, onStart, onClose }: RematchSheetProps) {
  const text = useText();
  const { rematch } = text.final;
  const [wish, setWish] = useState<RematchWish>({ map: state.map, first: 'random', computers: 'same' });
  const agreed = rematchOf(text, state, wish);
  const computers = choicesFor(state).map((value) => ({ value, label: rematch.computers[value] }));
  const among = boards.filter(({ rules: { players } }) => players[1] >= state.players.length);
  return (
    <BackSheet title={rematch.title} side="middle" onClose={onClose}>
      <div class="rematch">
        <MapChoice among={among} map={wish.map} onChange={(map) => setWish({ ...wish, map })} />
        <div class="asked">
          <FirstChoice seats={agreed.seats} first={wish.first} onChange={(first) => setWish({ ...wish, first })} />
          {computers.length > 0 && (
            <Ask
              id="computers-again"
              label={rematch.whichComputers}
              why={text.final.allOf(agreed.seats.flatMap(({ name, by }) => (by?.kind === 'computer' ? [name] : [])))}
              options={computers}
              value={wish.computers}
              onChange={(again) => setWish({ ...wish, computers: again })}
            />
          )}
        </div>
        <Button look="primary" size="big" icon="play" label={text.setup.start} onPress={() => onStart(agreed)} />
      </div>
    </BackSheet>
  );
}
