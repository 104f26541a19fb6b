import { useText } from '../../i18n/text.ts';
import { Toast } from '../../ui/Toast.tsx';
import type { Games } from './useGames.ts';
import './game-message.css';

export function GameMessage({ games: { message, dismiss } }: { readonly games: Games }) {
  const { saves } = useText();
  if (message === null) return null;
  const action =
    message.undo === null
      ? ({ icon: 'close', label: saves.dismiss, onPress: dismiss } as const)
      : ({ icon: 'undo', label: saves.undo, onPress: message.undo } as const);
  return (
    <div class="game-message">
      <Toast words={message.words} action={action} />
    </div>
  );
}
