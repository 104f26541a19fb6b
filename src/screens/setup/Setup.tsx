import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { MapData } from '../../engine/map.ts';
import { useFrontText } from '../../i18n/frontText.ts';
import { PartMissing } from '../../pwa/files.ts';
import { boardName, minutesFor } from '../../table/boardCards.ts';
import { boards } from '../../table/boards.ts';
import { setupFaults, type TableSetup } from '../../table/game/setup.ts';
import { lastBoard, lastSetup, rememberBoard } from '../../table/saves/lastSetup.ts';
import { type KnownPerson, knownPeople } from '../../table/saves/people.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { companyWords } from '../company/computers.ts';
import { withMap } from '../company/decks.ts';
import { MapChoice } from '../company/MapChoice.tsx';
import { withNames } from '../company/seatNames.ts';
import { tableScreen } from '../game/tableScreen.ts';
import { deal, remember } from '../shared/dealing.ts';
import { useLater } from '../shared/Later.tsx';
import { useGo } from '../shared/navigation.ts';
import { HOME } from '../shared/route.ts';
import { shelf } from '../shared/shelf.ts';
import { useHeadingFocus } from '../shared/useHeadingFocus.ts';
import { useLack } from '../shared/useLack.ts';
import { faultWords } from './faultWords.ts';
import { Options } from './Options.tsx';
import { firstPlan, peopleAround } from './plan.ts';
import { Seats } from './Seats.tsx';
import { Sitters } from './Sitters.tsx';
import './setup.css';

/** What people agree on before the cards are dealt. The last table is remembered; `board`: the one that was asked for. */
export function Setup({ board }: { readonly board: string | null }) {
  const text = useFrontText();
  const { value: begun } = useLater(board ?? '', () => lastTable(board));
  const go = useGo();
  const start = async (agreed: TableSetup) => {
    await tableScreen(); // or a game would be dealt that cannot be shown
    await remember(agreed);
    go({ screen: 'game', id: await deal({ ...agreed, seats: withNames(text, agreed.seats) }) });
  };
  return (
    begun && (
      <SetupForm
        begun={begun.plan}
        people={begun.people}
        onLeave={() => go(HOME)}
        onStart={start}
        onBoard={(mapId) => void rememberBoard(shelf, mapId)}
        onKeep={(agreed) => void remember(agreed)}
      />
    )
  );
}

async function lastTable(board: string | null) {
  const chosen = board ?? (await lastBoard(shelf));
  const plan = firstPlan(await lastSetup(shelf), boards, chosen);
  return { plan, people: peopleAround(plan, await knownPeople(shelf)) };
}

interface SetupFormProps {
  readonly begun: TableSetup;
  /** Who has played on this device. */
  readonly people: readonly KnownPerson[];
  readonly onLeave: () => void;
  /** Fails with `PartMissing` where the game could not be shown. */
  readonly onStart: (plan: TableSetup) => Promise<void>;
  /** A board is chosen, and was not before. */
  readonly onBoard: (mapId: string) => void;
  /** The page is to be loaded anew: what was agreed on must outlast that. */
  readonly onKeep: (plan: TableSetup) => void;
}

export function SetupForm({ begun, people, onLeave, onStart, onBoard, onKeep }: SetupFormProps) {
  const { setup } = useFrontText();
  const heading = useHeadingFocus();
  const [plan, setPlan] = useState(begun);
  const map = boards.find(({ id }) => id === plan.mapId);
  // Before it is seen: whoever leaves at once has chosen it all the same.
  useLayoutEffect(() => onBoard(plan.mapId), [plan.mapId]);
  return (
    <div class="setup">
      <header class="bar">
        <IconButton icon="back" label={setup.back} onPress={onLeave} />
        <h1 tabIndex={-1} ref={heading}>
          {setup.title}
        </h1>
      </header>
      {map && (
        <>
          <main>
            <MapChoice map={map} onChange={(chosen) => setPlan(withMap(plan, chosen))} />
            <Seats plan={plan} map={map} onChange={setPlan} />
            <Sitters plan={plan} people={people} most={map.rules.players[1]} onChange={setPlan} />
            <Options plan={plan} map={map} onChange={setPlan} />
          </main>
          <Footer plan={plan} map={map} onStart={onStart} onKeep={onKeep} />
        </>
      )}
    </div>
  );
}

interface FooterProps extends Pick<SetupFormProps, 'onStart' | 'onKeep'> {
  readonly plan: TableSetup;
  readonly map: MapData;
}

function Footer({ plan, map, onStart, onKeep }: FooterProps) {
  const text = useFrontText();
  const [dealing, setDealing] = useState(false);
  const [lost, setLost] = useState(false);
  const [tried, setTried] = useState(false);
  const [fault] = setupFaults({ ...plan, seats: withNames(text, plan.seats) }, map);
  const start = async () => {
    setTried(true);
    if (fault !== undefined) return;
    setDealing(true);
    try {
      await onStart(plan);
    } catch (why) {
      if (!(why instanceof PartMissing)) throw why;
      setLost(true);
    }
    setDealing(false);
  };
  if (lost) return <LostFooter plan={plan} onKeep={onKeep} />;
  const told = tried ? fault : undefined;
  return (
    <footer>
      <p role="status" class={told && 'fault'}>
        {told === undefined ? <Ready plan={plan} map={map} /> : faultWords(text, plan, told)}
      </p>
      <Button
        look="primary"
        size="big"
        icon="play"
        label={text.setup.start}
        busy={dealing}
        onPress={() => void start()}
      />
    </footer>
  );
}

/** The game could not be shown: what was typed stays, here and after the page has been loaded anew. */
function LostFooter({ plan, onKeep }: Pick<FooterProps, 'plan' | 'onKeep'>) {
  const { title, words, reload } = useLack();
  useEffect(() => onKeep(plan), [plan]);
  return (
    <footer>
      <p role="alert">
        <strong>{title}</strong> {words}
      </p>
      <Button look="primary" size="big" {...reload} />
    </footer>
  );
}

function Ready({ plan, map }: Pick<FooterProps, 'plan' | 'map'>) {
  const text = useFrontText();
  const { setup } = text;
  const company = companyWords(text, plan);
  const minutes = minutesFor(map.id, plan.seats.length);
  return (
    <>
      <strong>{setup.ready(boardName(text, map.id), plan.seats.length)}</strong>{' '}
      {minutes === null ? setup.readyTrains(map.rules.trains) : setup.readyFor(map.rules.trains, minutes)} {company}
    </>
  );
}
