import { en } from '../../../src/i18n/en.ts';
import type { Chance } from '../../support/games/chance.ts';
import type { Diary } from './diary.ts';
import type { Person } from './person.ts';
import type { SeenButton } from './sight.ts';

const { turn, curtain } = en;
const { draw, claim, station, tickets, color, noRoute } = turn.ask;
const ASKED = [draw, claim, station, tickets, color, noRoute].map(({ title }) => title);

const HOLD = 0;

/** Opens the curtain in one of the ways there are, or looks at the board first. */
export async function passCurtain(person: Person, chance: Chance, diary: Diary): Promise<void> {
  if (chance.percent(3)) return person.press(person.named(curtain.look));
  await person.takeTablet();
  await person.lookWhenSettled();
  const { heading } = person.sight;
  await open(person, chance.between(0, 9));
  // A busy machine may be longer over a second tap than the first one waits for it; a finger that stays has all the time.
  if (person.sight.heading === heading) await open(person, HOLD);
  diary.count('curtain');
  if (person.sight.heading === heading) throw person.fault('The curtain did not open.');
  if (hasFallenThrough(person, heading))
    diary.complain(`What opened the curtain pressed something behind it: ${person.sight.says}`);
}

async function open(person: Person, way: number): Promise<void> {
  const cover = person.find((name) => name.startsWith(curtain.hold.cards) || name.startsWith(curtain.hold.tickets));
  if (cover === undefined) throw person.fault('The curtain has no way through.');
  const { fingers, page } = person;
  if (way < 2)
    await person.hold(
      () => fingers.down(cover.spot),
      () => fingers.up(),
    );
  else if (way < 3)
    await person.hold(
      () => page.keyboard.down('Space'),
      () => page.keyboard.up('Space'),
    );
  else if (way < 5) await enterTwice(person);
  else await tapTwice(person, cover);
}

async function tapTwice(person: Person, cover: SeenButton): Promise<void> {
  await person.press(cover);
  if (!person.starting(curtain.hold.again)) throw person.fault('One tap is not answered by “Tap once more”.');
  await person.calmDown(cover.spot);
  await person.tap(cover.spot);
  await person.lookForOther(person.sight.heading);
}

async function enterTwice(person: Person): Promise<void> {
  await person.key('Enter');
  await person.lookAgain();
  await person.key('Enter');
  await person.lookForOther(person.sight.heading);
}

/** At the beginning of a turn nothing is asked, begun or done. */
function hasFallenThrough(person: Person, heading: string): boolean {
  const { says } = person.sight;
  if (person.named(curtain.look)) return true;
  if (!heading.startsWith(curtain.above.turn)) return false;
  const hasActed = person.named(turn.action.stop) ?? person.starting(turn.action.done);
  return hasActed !== undefined || ASKED.some((title) => says.startsWith(title));
}
