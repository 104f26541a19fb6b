import type { ColorName } from '../../engine/cards.ts';
import { allOf } from '../lists.ts';
import * as amounts from './amounts.ts';
import { between } from './between.ts';
import { colors } from './colors.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];
const ordinal = (seat: number) => ORDINALS[seat] ?? `${seat + 1}th`;

/** More names than these are only counted. */
const MANY = 2;

const whoNeeds = (tickets: string, count: number) => {
  if (count > MANY) return `${count} of your tickets need it`;
  return count === 1 ? `your ticket ${tickets} needs it` : `your tickets ${tickets} need it`;
};

/** Players that are computers, and what they have to say. */
export const computers = {
  person: 'Person',
  computer: 'Computer',
  /** A name for those who listen. */
  named: (name: string) => `${name}, computer`,
  levels: { easy: 'Easy', normal: 'Normal', hard: 'Hard', expert: 'Expert' },
  levelWords: {
    easy: 'Claims what it can, keeps small tickets, and gives a turn away now and then.',
    normal: 'Builds one ticket after the other and takes no notice of you.',
    hard: 'Plans all its tickets together and hurries where you could be first.',
    expert: 'Like Hard, and plays the game out in its head before it moves.',
  },
  styles: {
    'hub-builder': 'Hub builder',
    'long-hauler': 'Long hauler',
    'ticket-hunter': 'Ticket hunter',
    blocker: 'Blocker',
  },
  styleWords: {
    'hub-builder': 'Builds outwards from one network that keeps together.',
    'long-hauler': 'Saves cards for the longest routes.',
    'ticket-hunter': 'Draws new tickets whenever the old ones go well.',
    blocker: 'Takes the routes that everybody wants, before you do.',
  },
  plain: 'All-rounder',
  setup: {
    who: (seat: number) => `Who plays as the ${ordinal(seat)} player`,
    character: (seat: number, level: string, style: string) =>
      `Character of the ${ordinal(seat)} player: ${level}, ${style}`,
    sheet: (seat: number) => `Computer for the ${ordinal(seat)} seat`,
    level: 'Level',
    characters: 'Characters',
    /** A second one of the same name. */
    again: (name: string, count: number) => `${name} ${count}`,
    noPerson: 'All computers: a demo game to watch.',
    onePerson: 'One person: no curtain, nothing to pass on.',
    persons: 'Computers move between your turns.',
  },
  watch: {
    heading: (name: string) => `${name} plays`,
    thinking: (name: string) => `${name} is thinking`,
    next: (name: string) => `${name} is next`,
    paused: 'Paused',
    pausedWords: (name: string) => `${name} waits until you go on.`,
    /** In the tray. */
    tray: 'The computers’ turn',
    controls: 'Stop, go on and speed',
    pause: 'Pause',
    resume: 'Go on',
    step: 'One step',
    /** Where computers wait for a press after each move. */
    nextMove: 'Next move',
    speed: 'Speed',
    covered: 'Tickets and cards are covered while computers play.',
    demo: 'A demo game: computers play, and you watch.',
    leave: 'Leave the demo',
    wait: { title: 'Not yet', words: (name: string) => `It is ${name}’s turn. Yours comes by itself.` },
    onlyWatching: { title: 'A demo', words: 'Computers play this game. Nobody else takes cards.' },
  },
  beat: {
    next: (name: string) => `${name} plays next`,
  },
  hint: {
    ask: 'Hint',
    title: 'Hint',
    thinking: 'Thinking…',
    thinkingWords: 'A good player looks at your hand.',
    none: 'No hint came. Try once more.',
    close: 'Close',
    off: { title: 'No hints', words: 'This game was begun without hints.' },
    route: between,
    inHand: (held: number, needs: number) => `${held} of ${amounts.cards(needs)} in hand`,
    /** The tickets are named, unless there are too many. */
    claim: {
      forTickets: (route: string, tickets: string, count: number) => `Claim ${route}: ${whoNeeds(tickets, count)}.`,
      forPoints: (route: string, points: number) => `Claim ${route}: it brings ${amounts.points(points)}.`,
    },
    draw: {
      /** The beginning of the sentences below. */
      card: (color: ColorName) => `Take ${colors[color]}`,
      locomotive: 'Take the locomotive',
      deck: 'Take from the deck',
      forTickets: (what: string, route: string, tickets: string, count: number, hand: string) =>
        `${what}, towards ${route}: ${whoNeeds(tickets, count)}; ${hand}.`,
      forPoints: (what: string, route: string, points: number, hand: string) =>
        `${what}, towards ${route}, worth ${amounts.points(points)}; ${hand}.`,
      forAnything: (what: string) => `${what}: nothing in particular is missing.`,
      noMore: 'Stop here: no card that you can take would help.',
    },
    drawTickets: (trains: number) =>
      `Draw tickets: with ${amounts.trains(trains)} left you can finish more than you hold.`,
    keepDone: (tickets: string, count: number) =>
      count === 1 ? `Keep ${tickets}: your routes join it already.` : `Keep ${tickets}: your routes join them already.`,
    keepByStation: (tickets: string, count: number) =>
      count === 1 ? `Keep ${tickets}: a station can bring it home.` : `Keep ${tickets}: stations can bring them home.`,
    keepLost: (tickets: string, count: number) =>
      count === 1 ? `Keep ${tickets}: of what is offered it costs least.` : `Keep ${tickets}: they cost least.`,
    keepPlain: (tickets: string) => `Keep ${tickets}.`,
    /** What stands in the way of some of those tickets; where it is the only one, it needs no name. */
    keepOnly: {
      station: { it: 'Only with a station.', these: (tickets: string) => `${tickets} only with a station.` },
      rival: { it: 'Only with a rival’s help.', these: (tickets: string) => `${tickets} only with a rival’s help.` },
      lost: {
        it: 'It is lost.',
        these: (tickets: string, count: number) => (count === 1 ? `${tickets} is lost.` : `${tickets} are lost.`),
      },
    },
    station: (city: string, tickets: string, count: number) => {
      if (count > MANY) return `Build a station in ${city}: it can still bring some of your tickets home.`;
      const yours = count === 1 ? 'your ticket' : 'your tickets';
      return `Build a station in ${city}: it can still bring ${yours} ${tickets} home.`;
    },
    stationAlone: (city: string) => `Build a station in ${city}: it borrows a route that you lack.`,
    payTunnel: 'Pay for the tunnel: the route is worth the extra cards.',
    withdrawTunnel: 'Withdraw: your hand cannot pay what the tunnel asks for.',
    pass: 'Pass: nothing else is possible.',
    /** What following it costs, or what it risks: a sentence each. */
    costs: {
      locomotives: (uses: number, has: number) => {
        if (has === 1) return 'Uses your only locomotive.';
        return uses === has ? `Uses all ${has} of your locomotives.` : `Uses ${uses} of your ${has} locomotives.`;
      },
      tunnel: (spare: number, most: number) =>
        spare === 0
          ? `A tunnel: it may ask for up to ${most} more cards, and none would be left.`
          : `A tunnel: it may ask for up to ${most} more cards, and ${spare} would be left.`,
      /** So many of the trains left, for all tickets in the hand then. */
      trains: {
        easy: (takes: number, has: number, tickets: number) =>
          `${takes} of ${amounts.trains(has)} for ${amounts.tickets(tickets)}: easy.`,
        fair: (takes: number, has: number, tickets: number) =>
          `${takes} of ${amounts.trains(has)} for ${amounts.tickets(tickets)}: it should do.`,
        tight: (takes: number, has: number, tickets: number) =>
          `${takes} of ${amounts.trains(has)} for ${amounts.tickets(tickets)}: tight.`,
        over: (takes: number, has: number, tickets: number) =>
          `${amounts.tickets(tickets)} would take ${amounts.trains(takes)}: you have ${has}.`,
      },
      station: (points: number, left: number) =>
        left === 0
          ? `It is your last station; kept it would be worth ${points}.`
          : `Kept, the station would be worth ${points}; ${left} would be left.`,
      lastRound: 'It begins the last round.',
      wholeDraw: 'An open locomotive takes the whole draw.',
      newTickets: 'What you keep and do not finish costs its points.',
      secondCard: 'You give up the second card.',
      turn: 'Your cards come back, and your turn ends.',
    },
    /** On the button that follows it. */
    do: {
      claimRoute: 'Choose this route',
      buildStation: 'Choose this city',
      drawTickets: 'Choose this',
      keepTickets: 'Choose these',
      drawCard: 'Take it',
      payTunnel: 'Pay it so',
      stopDrawing: 'Stop now',
      withdrawTunnel: 'Take them back',
      pass: 'Pass now',
    },
    list: allOf('en-GB'),
  },
  seats: {
    title: 'Who plays',
    why: 'Hand a seat to a computer, or take it back.',
    by: (level: string) => `Computer, ${level}`,
    handOver: 'To a computer',
    takeBack: 'To a person',
    cancel: 'Cancel',
    /** Which seat is meant, for those who listen. */
    of: (what: string, name: string) => `${what}: ${name}`,
    levelFor: (name: string) => `Level for ${name}`,
    sure: (name: string) => `A computer plays on for ${name}.`,
    sureOpen: (name: string) => `${name}’s cards are covered, and a computer plays on from here.`,
    sureOnly: (name: string) => `A computer plays on for ${name}. Then nobody plays but computers, and you watch.`,
    confirm: 'Hand over',
    sureTake: (name: string) => `Whoever takes ${name}’s seat sees its cards and tickets. Everybody will be told.`,
    confirmTake: 'Take the seat',
    refused: 'That cannot be done right now.',
  },
  after: {
    title: (name: string) => `What ${name} was after`,
    taken: (ticket: string, round: number, by: string, route: string) =>
      `Gave up ${ticket} in round ${round}: ${by} had taken ${route}.`,
    late: (ticket: string, round: number) => `Gave up ${ticket} in round ${round}: it ran out of time.`,
    all: (count: number) => (count === 1 ? 'Its ticket went as planned.' : `All ${count} tickets went as planned.`),
    open: (tickets: string) => `Was still after ${tickets} when the game ended.`,
    none: 'It held no tickets.',
  },
} as const;
