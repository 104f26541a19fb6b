import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { LOCOMOTIVE } from '../../../engine/cards.ts';
import type { CardsShort } from '../../../engine/refusals.ts';
import { useText } from '../../../i18n/text.ts';
import { cardsMissing } from '../../../table/turn/payments.ts';
import { deedOf, wayOut } from '../../../table/turn/wayOut.ts';
import type { Condition } from '../../../table/turn/whyNot.ts';
import { CardFace } from '../../../ui/art/CardFace.tsx';
import { CardSymbol } from '../../../ui/art/symbols.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { CommandButton, toolsFor } from '../commands/CommandButton.tsx';
import { useTurnScene } from '../commands/turnScene.ts';
import { CommitBar } from '../frame/CommitBar.tsx';
import { scrollable } from '../frame/scrollable.ts';
import { cardName } from '../words/cardNames.ts';
import { takesAnyColor } from '../words/paymentWords.ts';
import { wayOutDoWords } from '../words/wayOutWords.ts';
import { whyNotWords } from '../words/whyNotWords.ts';
import { checkWords } from './checkWords.ts';
import './claim-tray.css';
import './why-not-tray.css';

interface WhyNotTrayProps {
  /** Those not met come first. */
  readonly checks: readonly Condition[];
  readonly head: ComponentChildren;
}

/** Why it cannot be done: the first rule in the way as a sentence, then every condition with a cross or a tick. */
export function WhyNotTray({ checks, head }: WhyNotTrayProps) {
  const text = useText();
  const { state, scene } = useTurnScene();
  const { view } = scene;
  const reason = checks[0]?.reason;
  const company = { players: state.players, seat: view.seat };
  return (
    <div class="claim-tray">
      <div class="paid-for" {...scrollable(text.claim.checks.label)}>
        {head}
        <div class="why-not">
          <p class="reason">{reason && whyNotWords(text, reason, company)}</p>
          {reason?.code === 'cardsShort' && <Cards short={reason} missing={cardsMissing(reason.price, view.hand)} />}
          <ul aria-label={text.claim.checks.label}>
            {checks.map((check) => (
              <CheckRow key={check.reason.code} passed={check.passed} words={checkWords(text, check, view, company)} />
            ))}
          </ul>
        </div>
      </div>
      <CommitBar tools={toolsFor(state, { hint: false })}>
        <WayOn />
        <CommandButton of="drop" look="line" label={text.claim.close} />
      </CommitBar>
    </div>
  );
}

/** The cheapest way on, where one press is all it takes. */
function WayOn() {
  const text = useText();
  const { state, scene, commands } = useTurnScene();
  const { view, draft } = scene;
  const way = useMemo(() => wayOut(view, draft), [view, draft]);
  const deed = way && deedOf(way);
  const label = way && wayOutDoWords(text, view, way);
  if (deed === null || label === null) return null;
  const press = () => (deed.kind === 'action' ? commands.act(deed.action) : commands.draft(deed.step));
  return <Button look="primary" label={label} busy={state.saving === 'saving'} onPress={press} />;
}

function CheckRow({ passed, words }: { readonly passed: boolean; readonly words: string | null }) {
  const { checks } = useText().claim;
  if (words === null) return null;
  return (
    <li class={passed ? 'met' : 'unmet'} aria-label={passed ? checks.met(words) : checks.notMet(words)}>
      <Icon name={passed ? 'tick' : 'close'} />
      {words}
    </li>
  );
}

/** The cards that would do, and what is missing. */
function Cards({ short, missing }: { readonly short: CardsShort; readonly missing: number }) {
  const { claim } = useText();
  const lacks = takesAnyColor(short.price) && short.holds === 0 ? LOCOMOTIVE : short.color;
  return (
    <div class="cards" aria-hidden="true">
      {usefulCards(short).map((card, place) => (
        <span key={place} class="held">
          <CardFace kind={cardName(card)} />
        </span>
      ))}
      <span class="missing">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <CardSymbol of={cardName(lacks)} />
        </svg>
        {claim.missing(missing)}
      </span>
    </div>
  );
}

function usefulCards({ price, color, holds, locomotives }: CardsShort): readonly number[] {
  const spaces = price.pairs ? price.length : price.length - price.symbols;
  const own = color === LOCOMOTIVE ? 0 : Math.min(holds, spaces);
  const engines = Math.min(locomotives, price.length - own);
  return [...new Array<number>(own).fill(color), ...new Array<number>(engines).fill(LOCOMOTIVE)];
}
