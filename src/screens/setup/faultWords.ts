import type { FrontText } from '../../i18n/frontText.ts';
import type { SetupFault, TableSetup } from '../../table/game/setup.ts';

/** Why the game cannot start yet. */
export function faultWords({ setup }: FrontText, { seats }: TableSetup, fault: SetupFault): string {
  const { faults } = setup;
  switch (fault.code) {
    case 'tooFewPlayers':
      return faults.tooFewPlayers(fault.least);
    case 'tooManyPlayers':
      return faults.tooManyPlayers(fault.most);
    case 'nameMissing':
      return faults.nameMissing(fault.seat);
    case 'nameTooLong':
      return faults.nameTooLong(fault.seat, fault.most);
    case 'nameTwice':
      return faults.nameTwice(seats[fault.other]?.name.trim() ?? '');
    case 'colorTwice':
      return faults.colorTwice(setup.colors[seats[fault.seat]?.color ?? 'red']);
    case 'noSuchDeck':
      return faults.noSuchDeck;
    case 'noSuchSeat':
      return faults.noSuchSeat;
    default:
      return fault satisfies never;
  }
}
