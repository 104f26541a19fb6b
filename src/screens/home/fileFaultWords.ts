import type { FrontText } from '../../i18n/frontText.ts';
import type { FileFault } from '../../table/saves/bringIn.ts';

/** What is wrong with a file, in people's words. */
export function fileFaultWords({ fileFaults }: FrontText, fault: FileFault): string {
  return fault.code === 'move' ? fileFaults.damaged(fileFaults.move[fault.what](fault.move)) : fileFaults[fault.code];
}
