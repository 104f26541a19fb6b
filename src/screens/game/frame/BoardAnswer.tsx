import { useKeysScroll } from '../../../ui/keysScroll.ts';
import { Prompt } from '../../../ui/Prompt.tsx';
import type { PromptWords } from '../words/promptWords.ts';
import './game-frame.css';
import './board-answer.css';

/** What a board that is only looked at says to a touch, where a game has its messages. It is always there to be listened to. */
export function BoardAnswer({ answer }: { readonly answer: PromptWords | null }) {
  const messages = useKeysScroll<HTMLDivElement>();
  return (
    <div class="overlay board-answer" role="status">
      <div ref={messages} class="messages">
        {answer !== null && <Prompt {...answer} spoken={false} />}
      </div>
    </div>
  );
}
