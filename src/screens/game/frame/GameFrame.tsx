import type { ComponentChildren } from 'preact';
import { useHeadingFocus } from '../../shared/useHeadingFocus.ts';
import { RoutesButton } from './RoutesButton.tsx';
import { RulesButton } from './RulesButton.tsx';
import './game-frame.css';
import './left-hand.css';

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
  /** What can be opened as a list beside the board; null: nothing. */
  readonly listed?: 'routes' | 'cities' | null;
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
  listed = 'routes',
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
        {listed !== null && <RoutesButton of={listed} />}
        <RulesButton />
        <div class="overlay">{overlay}</div>
      </main>
      {market}
      {tray}
    </div>
  );
}
