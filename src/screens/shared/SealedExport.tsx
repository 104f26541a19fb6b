import { useFrontText } from '../../i18n/frontText.ts';
import { Button } from '../../ui/Button.tsx';
import './sealed-export.css';

interface SealedExportProps {
  readonly onExport: () => void;
  readonly onCancel: () => void;
}

/** What goes out of the house with a game that is not over, said before it does. */
export function SealedExport({ onExport, onCancel }: SealedExportProps) {
  const { sealed } = useFrontText().saves;
  return (
    <div class="sealed-export">
      <p class="holds">{sealed.holds}</p>
      <p>{sealed.seal}</p>
      <div class="ways">
        <Button look="line" label={sealed.cancel} onPress={onCancel} />
        <Button icon="download" label={sealed.export} onPress={onExport} />
      </div>
    </div>
  );
}
