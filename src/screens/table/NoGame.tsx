import { useText } from '../../i18n/text.ts';
import type { SatDown } from '../../table/sitDown.ts';
import { Button } from '../../ui/Button.tsx';
import { useGo } from '../navigation.ts';
import { HOME } from '../route.ts';
import { gameFileName, saveFile } from '../saveFile.ts';
import { saves } from '../shelf.ts';
import { useHeadingFocus } from './useHeadingFocus.ts';
import './no-game.css';

/** Quiet: it is there for a blink only. */
export function Opening() {
  const text = useText();
  return (
    <main class="no-game">
      <p role="status">{text.saves.opening}</p>
    </main>
  );
}

type Why = Exclude<SatDown, { readonly ok: true }>;

interface NoGameProps {
  readonly id: string;
  readonly why: Why;
}

/** Why there is nothing to play here. A damaged game can still be taken out. */
export function NoGame({ id, why }: NoGameProps) {
  const text = useText();
  const go = useGo();
  const heading = useHeadingFocus();
  const [title, words] = useReason(why);
  return (
    <main class="no-game">
      <h1 tabIndex={-1} ref={heading}>
        {title}
      </h1>
      <p>{words}</p>
      <div class="ways">
        {why.why === 'damaged' && (
          <Button look="line" icon="download" label={text.saves.export} onPress={() => void exportDamaged(id)} />
        )}
        <Button look="primary" icon="home" label={text.saves.home} onPress={() => go(HOME)} />
      </div>
    </main>
  );
}

function useReason(why: Why): readonly [title: string, words: string] {
  const text = useText().saves;
  if (why.why === 'damaged') return [text.damagedTitle, text.damagedWhy(why.reason)];
  return why.why === 'missing' ? [text.missing, text.missingWhy] : [text.deniedTitle, text.deniedWhy];
}

async function exportDamaged(id: string): Promise<void> {
  const found = await saves.damagedText(id);
  if (found !== null) saveFile(gameFileName('damaged', new Date()), found);
}
