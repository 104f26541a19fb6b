import { useEffect, useState } from 'preact/hooks';
import { useFrontText } from '../../i18n/frontText.ts';
import { Toast } from '../../ui/Toast.tsx';
import { LostNote } from '../shared/LostNote.tsx';
import { fadesAfter } from './fading.ts';
import type { Message } from './gameDeeds.ts';
import type { Games } from './useGames.ts';
import './game-message.css';

export function GameMessage({ games: { message, dismiss } }: { readonly games: Games }) {
  const { saves } = useFrontText();
  const hold = useFading(message, dismiss);
  if (message === null) return null;
  const action =
    message.undo === null
      ? ({ icon: 'close', label: saves.dismiss, onPress: dismiss } as const)
      : ({ icon: 'undo', label: saves.undo, onPress: message.undo } as const);
  return (
    <div class="game-message" {...hold}>
      {message.partMissing ? (
        <LostNote />
      ) : (
        <Toast
          words={message.words}
          {...(message.detail !== undefined && { detail: message.detail })}
          action={action}
        />
      )}
    </div>
  );
}

/** Sends a message away after a while, counted from when nobody points at it or has the focus in it. */
function useFading(message: Message | null, dismiss: () => void) {
  const [pointedAt, setPointedAt] = useState<Message | null>(null);
  const [focused, setFocused] = useState<Message | null>(null);
  const isHeld = message !== null && (pointedAt === message || focused === message);
  useEffect(() => {
    const after = message === null || isHeld ? null : fadesAfter(message);
    if (after === null) return undefined;
    const timer = setTimeout(dismiss, after);
    return () => clearTimeout(timer);
  }, [message, isHeld]);
  return {
    onPointerEnter: () => setPointedAt(message),
    onPointerLeave: () => setPointedAt(null),
    onFocusIn: () => setFocused(message),
    onFocusOut: () => setFocused(null),
  };
}
