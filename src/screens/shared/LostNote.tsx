import { Toast } from '../../ui/Toast.tsx';
import { useLack } from './useLack.ts';

/** Over a screen that goes on without what it could not fetch. */
export function LostNote() {
  const { title, words, reload } = useLack();
  return <Toast words={`${title} ${words}`} action={reload} />;
}
