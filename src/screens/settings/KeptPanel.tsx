import { useState } from 'preact/hooks';
import { useText } from '../../i18n/text.ts';
import type { StorageState } from '../../pwa/storage.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LostNote } from '../shared/LostNote.tsx';
import { DeleteEverything } from './DeleteEverything.tsx';
import { roundAbove } from './roundAbove.ts';
import { type Exported, type KeptHere, useKept } from './useKept.ts';
import './kept-panel.css';

/** How much is kept here, whether it stays, and the two ways out: into a file, and away. */
export function KeptPanel() {
  const { kept: words } = useText().settings;
  const { kept, refused, exported, isMissing, ask, exportAll } = useKept();
  const [isDeleting, setDeleting] = useState(false);
  const { games = 0, open = 0 } = kept?.holdings ?? {};
  return (
    <section class="settings-panel kept-panel">
      {isMissing && <LostNote />}
      {kept && <Amount kept={kept} />}
      {kept && <Promised promise={kept.storage.promise} refused={refused} onAsk={ask} />}
      <div class="kept-ways">
        <Button look="line" icon="share" label={words.export} onPress={exportAll} />
        <Button look="line" tone="grave" icon="bin" label={words.delete} onPress={() => setDeleting(true)} />
      </div>
      <p class="kept-exported" role="status">
        {exported && <ExportedWords exported={exported} />}
      </p>
      {isDeleting && (
        <DeleteEverything games={games} open={open} onExport={exportAll} onKeep={() => setDeleting(false)} />
      )}
    </section>
  );
}

function ExportedWords({ exported }: { readonly exported: Exported }) {
  const { kept } = useText().settings;
  return <>{exported === 'nothing' ? kept.nothingToExport : kept.exported(exported.file, exported.bytes)}</>;
}

function Amount({ kept: { holdings, storage } }: { readonly kept: KeptHere }) {
  const { kept } = useText().settings;
  const saved = holdings?.bytes ?? 0;
  const all = Math.max(saved, storage.bytes ?? 0);
  const most = roundAbove(all);
  const share = (bytes: number) => ({ '--share': `${(100 * bytes) / most}%` });
  return (
    <>
      <p class="kept-amount">
        <b>{kept.size(all)}</b> {holdings && kept.holds(holdings.games, holdings.open)}
      </p>
      <div class="kept-meter" role="img" aria-label={kept.bar(all - saved, saved, most)}>
        <i class="app" style={share(all - saved)} />
        <i class="games" style={share(saved)} />
      </div>
    </>
  );
}

interface PromisedProps extends Pick<StorageState, 'promise'> {
  readonly refused: boolean;
  readonly onAsk: () => void;
}

function Promised({ promise, refused, onAsk }: PromisedProps) {
  const { kept } = useText().settings;
  const sentence = { kept: kept.promised, 'as long as there is room': kept.notPromised, 'a week': kept.sevenDays };
  return (
    <>
      <p class={promise === 'kept' ? 'kept-promise' : 'kept-promise caution'}>
        <Icon name={promise === 'kept' ? 'lock' : 'warning'} />
        <span>{sentence[promise]}</span>
      </p>
      {promise === 'as long as there is room' && (
        <div class="keep-asking">
          <Button look="line" size="small" label={kept.ask} onPress={onAsk} />
          <p role="status">{refused && kept.refused}</p>
        </div>
      )}
    </>
  );
}
