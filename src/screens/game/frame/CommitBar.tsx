import type { ComponentChildren, Ref } from 'preact';
import { useText } from '../../../i18n/text.ts';
import { HandTool } from '../../../ui/CardGroup.tsx';
import './commit-bar.css';

interface CommitBarProps {
  /** Where the hand gives its place away, its cover lies here. */
  readonly onCover?: (() => void) | undefined;
  readonly onHint?: (() => void) | undefined;
  readonly of?: Ref<HTMLDivElement>;
  readonly children: ComponentChildren;
}

/** One gold button and one way out, in the same place for whatever is being done. */
export function CommitBar({ onCover, onHint, of = null, children }: CommitBarProps) {
  const { turn, computers } = useText();
  const tools = [onCover, onHint].filter((tool) => tool !== undefined).length;
  return (
    <div ref={of} class={`commit-bar ${tools === 0 ? '' : 'with-cover'} ${tools > 1 ? 'with-both' : ''}`}>
      {children}
      {tools > 0 && (
        <div class="tools">
          {onCover && <HandTool icon="cover" label={turn.hand.cover} onPress={onCover} />}
          {onHint && <HandTool icon="hint" label={computers.hint.ask} onPress={onHint} />}
        </div>
      )}
    </div>
  );
}
