import { Button } from './Button.tsx';
import type { IconName } from './Icon.tsx';
import './toast.css';

interface ToastProps {
  readonly words: string;
  /** Smaller, under the words: the place in a file, which is told in English. */
  readonly detail?: string;
  readonly action?: { readonly icon: IconName; readonly label: string; readonly onPress: () => void };
}

/** What just happened, and for a while the way back. */
export function Toast({ words, detail, action }: ToastProps) {
  return (
    <div class="toast on-livery">
      <p role="status">
        {words} {detail !== undefined && <small lang="en">{detail}</small>}
      </p>
      {action && <Button look="line" {...action} />}
    </div>
  );
}
