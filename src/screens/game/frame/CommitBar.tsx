import type { ComponentChildren, Ref } from 'preact';
import { CommandTool, type Tool } from '../commands/CommandButton.tsx';
import './commit-bar.css';

interface CommitBarProps {
  /** Where the hand gives its place away, its cover lies here. */
  readonly tools?: readonly Tool[];
  readonly of?: Ref<HTMLDivElement>;
  readonly children: ComponentChildren;
}

/** One gold button and one way out, in the same place for whatever is being done. */
export function CommitBar({ tools = [], of = null, children }: CommitBarProps) {
  return (
    <div ref={of} class={`commit-bar ${tools.length === 0 ? '' : 'with-cover'} ${tools.length > 1 ? 'with-both' : ''}`}>
      {children}
      {tools.length > 0 && (
        <div class="tools">
          {tools.map((tool) => (
            <CommandTool key={tool} of={tool} />
          ))}
        </div>
      )}
    </div>
  );
}
