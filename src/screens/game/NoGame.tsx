import { useText } from '../../i18n/text.ts';
import { takeUpdate } from '../../pwa/serviceWorker.ts';
import { pwaStore } from '../../pwa/state.ts';
import type { NotThere } from '../../table/saves/loadGame.ts';
import { takeOut } from '../../table/saves/takeOut.ts';
import { Button } from '../../ui/Button.tsx';
import { ExportSheet } from '../shared/ExportSheet.tsx';
import { useGo } from '../shared/navigation.ts';
import { HOME } from '../shared/route.ts';
import { gameFileName, saveFile } from '../shared/saveFile.ts';
import { saves } from '../shared/shelf.ts';
import { useHeadingFocus } from '../shared/useHeadingFocus.ts';
import { useSealedExport } from '../shared/useSealedExport.ts';
import { useStore } from '../shared/useStore.ts';
import '../shared/lost.css';

/** Quiet: it is there for a blink only. */
export function Opening() {
  const text = useText();
  return (
    <main class="lost-screen">
      <p role="status">{text.saves.opening}</p>
    </main>
  );
}

interface NoGameProps {
  readonly id: string;
  readonly why: NotThere;
}

/** Why there is nothing to play here. What is there but cannot be opened can still be taken out. */
export function NoGame({ id, why }: NoGameProps) {
  const text = useText();
  const go = useGo();
  const heading = useHeadingFocus();
  const updateWaits = useStore(pwaStore, (state) => state.updateWaits);
  const [title, words] = useReason(why);
  return (
    <main class="lost-screen">
      <h1 tabIndex={-1} ref={heading}>
        {title}
      </h1>
      <p>
        {words} {why.why === 'damaged' && <span lang="en">{why.reason}</span>}
      </p>
      <div class="ways">
        {(why.why === 'damaged' || why.why === 'newer') && <TakeOut id={id} why={why} />}
        {why.why === 'newer' && updateWaits && (
          <Button icon="refresh" label={text.update.button} onPress={takeUpdate} />
        )}
        <Button look="primary" icon="home" label={text.saves.home} onPress={() => go(HOME)} />
      </div>
    </main>
  );
}

function useReason(why: NotThere): readonly [title: string, words: string] {
  const text = useText().saves;
  if (why.why === 'damaged') return [text.damagedTitle, text.damagedWhy];
  if (why.why === 'newer') return [text.newerTitle, text.newerHow];
  return why.why === 'missing' ? [text.missing, text.missingWhy] : [text.deniedTitle, text.deniedWhy];
}

interface TakeOutProps {
  readonly id: string;
  readonly why: Extract<NotThere, { readonly why: 'damaged' | 'newer' }>;
}

function TakeOut({ id, why: { why, secret } }: TakeOutProps) {
  const text = useText();
  const { press, question } = useSealedExport(secret, () => void exportFound(why, id));
  return (
    <>
      <Button look="line" icon="download" label={text.saves.export} onPress={press} />
      {question && <ExportSheet {...question} />}
    </>
  );
}

async function exportFound(why: 'damaged' | 'newer', id: string): Promise<void> {
  const found = await saves[why](id);
  if (found !== null) saveFile(gameFileName(why, new Date()), await takeOut(found));
}
