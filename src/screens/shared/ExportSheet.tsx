import { useFrontText } from '../../i18n/frontText.ts';
import { BackSheet } from './BackSheet.tsx';
import { SealedExport } from './SealedExport.tsx';

interface ExportSheetProps {
  readonly onExport: () => void;
  readonly onCancel: () => void;
}

export function ExportSheet({ onExport, onCancel }: ExportSheetProps) {
  const { sealed } = useFrontText().saves;
  return (
    <BackSheet title={sealed.title} side="middle" onClose={onCancel}>
      <SealedExport onExport={onExport} onCancel={onCancel} />
    </BackSheet>
  );
}
