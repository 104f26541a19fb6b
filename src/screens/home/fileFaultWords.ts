import type { Text } from '../../i18n/text.ts';
import type { FileFault } from '../../table/saves/bringIn.ts';

/** What is wrong with a file, in people's words. */
export function fileFaultWords({ fileFaults }: Text, fault: FileFault): string {
  return fault.code === 'move' ? fileFaults.damaged(fileFaults.move[fault.what](fault.move)) : fileFaults[fault.code];
}
