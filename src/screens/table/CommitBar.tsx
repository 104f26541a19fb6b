import type { ComponentChildren } from 'preact';
import { useText } from '../../i18n/text.ts';
import { HandTool } from '../../ui/CardGroup.tsx';
import './commit-bar.css';

interface CommitBarProps {
  /** Where the hand gives its place away, its cover lies here. */
  readonly onCover?: () => void;
  readonly children: ComponentChildren;
}

/** One gold button and one way out, in the same place for whatever is being done. */
export function CommitBar({ onCover, children }: CommitBarProps) {
  const { hand } = useText().turn;
  return (
    <div class={onCover === undefined ? 'commit-bar' : 'commit-bar with-cover'}>
      {children}
      {onCover !== undefined && <HandTool icon="cover" label={hand.cover} onPress={onCover} />}
    </div>
  );
}
