import { useFrontText } from '../../i18n/frontText.ts';
import type { DamagedGame } from '../../table/saves/damaged.ts';
import { Button } from '../../ui/Button.tsx';
import { ExportSheet } from '../shared/ExportSheet.tsx';
import { useSealedExport } from '../shared/useSealedExport.ts';
import type { Games } from './useGames.ts';
import './damaged-notice.css';

/** Games that cannot be opened any more: whoever misses one finds it here, and can keep it or let it go. */
export function DamagedNotice({ games }: { readonly games: Games }) {
  return games.list?.damaged.map((game) => <OneDamaged key={game.id} game={game} games={games} />);
}

function OneDamaged({ game: { id, reason, secret }, games }: { readonly game: DamagedGame; readonly games: Games }) {
  const { saves } = useFrontText();
  const { press, question } = useSealedExport(secret, () => games.exportDamaged(id));
  return (
    <div class="damaged-notice">
      <p role="alert">
        <strong>{saves.damagedFound}</strong> {saves.damagedWhy} <span lang="en">{reason}</span>
      </p>
      <div class="ways">
        <Button look="line" icon="download" label={saves.export} onPress={press} />
        <Button look="line" icon="bin" label={saves.removeDamaged} onPress={() => games.deleteDamaged(id)} />
      </div>
      {question && <ExportSheet {...question} />}
    </div>
  );
}
