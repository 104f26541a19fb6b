import { type Insets, NO_INSETS } from '../../../board/camera/camera.ts';
import { useSize } from '../../shared/useMedia.ts';

/** On a phone the message is a strip across the top of the board: no city lies under it while the whole board is seen. */
const STRIP: Insets = { ...NO_INSETS, top: 76 };

export function useMessageRoom(): Insets {
  return useSize('phone') ? STRIP : NO_INSETS;
}
