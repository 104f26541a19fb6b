import type { ComponentChildren } from 'preact';
import { useFrontText } from '../../i18n/frontText.ts';
import { Sheet, type SheetProps } from '../../ui/Sheet.tsx';
import { useBack } from './useBack.ts';

interface BackSheetProps extends Omit<SheetProps, 'close'> {
  readonly children: ComponentChildren;
}

/** A sheet that the Back of the device closes too. */
export function BackSheet(props: BackSheetProps) {
  const { board } = useFrontText();
  useBack(() => {
    props.onClose();
    return true;
  });
  return <Sheet {...props} close={board.close} />;
}
