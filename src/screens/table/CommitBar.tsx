import type { ComponentChildren } from 'preact';
import './commit-bar.css';

/** One gold button and one way out, in the same place for whatever is being done. */
export function CommitBar({ children }: { readonly children: ComponentChildren }) {
  return <div class="commit-bar">{children}</div>;
}
