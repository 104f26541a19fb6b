import type { ComponentChildren } from 'preact';
import { useHeadingFocus } from '../../shared/useHeadingFocus.ts';
import { RoutesButton } from './RoutesButton.tsx';
import './game-frame.css';

interface GameProps {
  /** What the screen is called where it cannot be seen. */
  readonly heading: string;
  readonly strip: ComponentChildren;
  readonly board: ComponentChildren;
  /** What comes next comes without a press. */
  readonly goesOn?: boolean;
  /** Lies over the board, where the board leaves room for it. */
  readonly overlay: ComponentChildren;
  readonly market: ComponentChildren;
  readonly tray: ComponentChildren;
  /** Whether the list of routes can be opened beside the board. */
  readonly isListed?: boolean;
}

/** The zones of a game. Above the brass line everything is public, below it everything is secret. */
export function GameFrame({
  heading,
  strip,
  board,
  goesOn = false,
  overlay,
  market,
  tray,
  isListed = true,
}: GameProps) {
  const headingRef = useHeadingFocus();
  return (
    <div class="game" data-goes-on={goesOn ? 'watch' : undefined}>
      {strip}
      <main class="game-board">
        <h1 class="unseen" tabIndex={-1} ref={headingRef}>
          {heading}
        </h1>
        {board}
        {isListed && <RoutesButton />}
        <div class="overlay">{overlay}</div>
      </main>
      {market}
      {tray}
    </div>
  );
}
