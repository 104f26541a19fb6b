import type { ComponentChildren } from 'preact';
import { useHeadingFocus } from './useHeadingFocus.ts';
import './game.css';

interface GameProps {
  /** What the screen is called where it cannot be seen. */
  readonly heading: string;
  readonly strip: ComponentChildren;
  readonly board: ComponentChildren;
  /** Lies over the board, where the board leaves room for it. */
  readonly overlay: ComponentChildren;
  readonly market: ComponentChildren;
  readonly tray: ComponentChildren;
}

/** The zones of a game. Above the brass line everything is public, below it everything is secret. */
export function Game({ heading, strip, board, overlay, market, tray }: GameProps) {
  const headingRef = useHeadingFocus();
  return (
    <div class="game">
      {strip}
      <main class="game-board">
        <h1 class="unseen" tabIndex={-1} ref={headingRef}>
          {heading}
        </h1>
        {board}
        <div class="overlay">{overlay}</div>
      </main>
      {market}
      {tray}
    </div>
  );
}
