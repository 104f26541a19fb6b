import type { FrontText } from '../frontText.ts';
import { allOf } from '../lists.ts';
import * as amounts from './amounts.ts';
import { between } from './between.ts';
import { colors } from './colors.ts';
import { spokenOrdinal } from './ordinals.ts';
import { possessive } from './possessive.ts';

/** More names than these are only counted. */
const MANY = 2;

const whoNeeds = (tickets: string, count: number) => {
  if (count > MANY) return `${count} van je coupons hebben die nodig`;
  return count === 1 ? `je coupon ${tickets} heeft die nodig` : `je coupons ${tickets} hebben die nodig`;
};

/** Players that are computers, and what they have to say. */
export const computers: FrontText['computers'] = {
  person: 'Mens',
  computer: 'Computer',
  named: (name) => `${name}, computer`,
  levels: { easy: 'Makkelijk', normal: 'Normaal', hard: 'Moeilijk', expert: 'Expert' },
  levelWords: {
    easy: 'Claimt wat er kan, houdt kleine coupons en geeft af en toe een beurt weg.',
    normal: 'Werkt de ene coupon na de andere af en let niet op jou.',
    hard: 'Plant alle coupons samen en haast zich waar jij als eerste zou kunnen zijn.',
    expert: 'Zoals Moeilijk, en speelt het spel in gedachten uit voor elke zet.',
  },
  styles: {
    'hub-builder': 'Netwerkbouwer',
    'long-hauler': 'Langeafstander',
    'ticket-hunter': 'Couponjager',
    blocker: 'Dwarsligger',
  },
  styleWords: {
    'hub-builder': 'Bouwt verder aan één netwerk dat aan elkaar hangt.',
    'long-hauler': 'Spaart kaarten voor de langste routes.',
    'ticket-hunter': 'Neemt nieuwe coupons zodra de oude goed lopen.',
    blocker: 'Pakt de routes die iedereen wil, en is je voor.',
  },
  plain: 'Allrounder',
  setup: {
    who: (seat) => `Wie de ${spokenOrdinal(seat)} speler is`,
    character: (seat, level, style) => `Karakter van de ${spokenOrdinal(seat)} speler: ${level}, ${style}`,
    sheet: (seat) => `Computer voor de ${spokenOrdinal(seat)} plaats`,
    level: 'Niveau',
    characters: 'Karakters',
    again: (name, count) => `${name} ${count}`,
    noPerson: 'Alleen computers: een demospel om te bekijken.',
    onePerson: 'Eén mens: niets om af te dekken of door te geven.',
    persons: 'Computers spelen tussen jullie beurten door.',
  },
  watch: {
    heading: (name) => `${name} speelt`,
    thinking: (name) => `${name} denkt na`,
    next: (name) => `${name} is aan de beurt`,
    paused: 'Gepauzeerd',
    pausedWords: (name) => `${name} wacht tot je verdergaat.`,
    tray: 'De computers zijn aan de beurt',
    controls: 'Pauze, verder en snelheid',
    pause: 'Pauze',
    resume: 'Verder',
    step: 'Eén stap',
    nextMove: 'Volgende zet',
    speed: 'Snelheid',
    covered: 'Coupons en kaarten zijn afgedekt terwijl computers spelen.',
    demo: 'Een demospel: computers spelen, en jij kijkt.',
    leave: 'Demo verlaten',
    wait: { title: 'Nog niet', words: (name) => `${name} is aan de beurt. De jouwe komt vanzelf.` },
    onlyWatching: { title: 'Een demo', words: 'Computers spelen dit spel. Niemand anders neemt kaarten.' },
  },
  beat: {
    next: (name) => `Hierna speelt ${name}`,
  },
  hint: {
    ask: 'Tip',
    title: 'Tip',
    thinking: 'Even denken…',
    thinkingWords: 'Een goede speler bekijkt je hand.',
    none: 'Er kwam geen tip. Probeer het nog eens.',
    close: 'Sluiten',
    off: { title: 'Geen tips', words: 'Dit spel is zonder tips begonnen.' },
    route: between,
    inHand: (held, needs) => `${held} van ${amounts.cards(needs)} in je hand`,
    claim: {
      forTickets: (route, tickets, count) => `Claim ${route}: ${whoNeeds(tickets, count)}.`,
      forPoints: (route, points) => `Claim ${route}: dat levert ${amounts.points(points)} op.`,
    },
    draw: {
      card: (color) => `Neem ${colors[color]}`,
      locomotive: 'Neem de locomotief',
      deck: 'Neem van de stapel',
      forTickets: (what, route, tickets, count, hand) =>
        `${what}, voor ${route}: ${whoNeeds(tickets, count)}; ${hand}.`,
      forPoints: (what, route, points, hand) => `${what}, voor ${route}, goed voor ${amounts.points(points)}; ${hand}.`,
      forAnything: (what) => `${what}: je mist niets in het bijzonder.`,
      noMore: 'Stop hier: geen kaart die je kunt nemen, helpt je verder.',
    },
    drawTickets: (trains) => `Neem coupons: met nog ${amounts.trains(trains)} kun je er meer halen dan je hebt.`,
    keepDone: (tickets) => `Houd ${tickets}: je routes verbinden die steden al.`,
    keepByStation: (tickets, count) =>
      count === 1
        ? `Houd ${tickets}: met een station haal je hem nog.`
        : `Houd ${tickets}: met stations haal je ze nog.`,
    keepLost: (tickets, count) =>
      count === 1 ? `Houd ${tickets}: van dit aanbod kost die het minst.` : `Houd ${tickets}: die kosten het minst.`,
    keepPlain: (tickets) => `Houd ${tickets}.`,
    keepOnly: {
      station: { it: 'Alleen met een station.', these: (tickets) => `${tickets} alleen met een station.` },
      rival: {
        it: 'Alleen met hulp van een tegenstander.',
        these: (tickets) => `${tickets} alleen met hulp van een tegenstander.`,
      },
      lost: {
        it: 'Die is niet meer te halen.',
        these: (tickets, count) => `${tickets} ${count === 1 ? 'is' : 'zijn'} niet meer te halen.`,
      },
    },
    station: (city, tickets, count) => {
      if (count > MANY) return `Bouw een station in ${city}: daarmee kun je een paar van je coupons nog halen.`;
      const yours = count === 1 ? 'je coupon' : 'je coupons';
      return `Bouw een station in ${city}: daarmee kun je ${yours} ${tickets} nog halen.`;
    },
    stationAlone: (city) => `Bouw een station in ${city}: het leent een route die je mist.`,
    payTunnel: 'Betaal de tunnel: de route is de extra kaarten waard.',
    withdrawTunnel: 'Trek je terug: wat de tunnel vraagt, kun je niet betalen.',
    pass: 'Pas: iets anders kan niet.',
    costs: {
      locomotives: (uses, has) => {
        if (has === 1) return 'Kost je enige locomotief.';
        if (uses < has) return `Kost ${uses} van je ${has} locomotieven.`;
        return has === 2 ? 'Kost je beide locomotieven.' : `Kost al je ${has} locomotieven.`;
      },
      tunnel: (spare, most) =>
        `Een tunnel: die kan nog tot ${amounts.some(most, 'extra kaart', 'extra kaarten')} vragen, en daarvoor houd je er ${spare === 0 ? 'geen' : spare} over.`,
      trains: {
        easy: (takes, has, tickets) =>
          `${takes} van je ${amounts.trains(has)} voor ${amounts.tickets(tickets)}: makkelijk.`,
        fair: (takes, has, tickets) =>
          `${takes} van je ${amounts.trains(has)} voor ${amounts.tickets(tickets)}: dat moet lukken.`,
        tight: (takes, has, tickets) =>
          `${takes} van je ${amounts.trains(has)} voor ${amounts.tickets(tickets)}: krap.`,
        over: (takes, has, tickets) =>
          `Voor ${amounts.tickets(tickets)} heb je ${amounts.trains(takes)} nodig: je hebt er ${has}.`,
      },
      station: (points, left) =>
        left === 0
          ? `Het is je laatste station; bewaard is het ${points} waard.`
          : `Bewaard is het station ${points} waard; je houdt er ${left} over.`,
      lastRound: 'Daarmee begint de laatste ronde.',
      wholeDraw: 'Een open locomotief telt voor beide kaarten.',
      newTickets: 'Wat je houdt en niet haalt, kost je de punten ervan.',
      secondCard: 'Je ziet af van de tweede kaart.',
      turn: 'Je krijgt je kaarten terug, en je beurt is voorbij.',
    },
    do: {
      claimRoute: 'Kies deze route',
      buildStation: 'Kies deze stad',
      drawTickets: 'Kies dit',
      keepTickets: 'Kies deze',
      drawCard: 'Neem die',
      payTunnel: 'Betaal zo',
      stopDrawing: 'Stop nu',
      withdrawTunnel: 'Neem ze terug',
      pass: 'Pas nu',
    },
    list: allOf('nl'),
  },
  seats: {
    title: 'Wie speelt',
    why: 'Geef een plaats aan een computer, of neem die terug.',
    by: (level) => `Computer, ${level}`,
    handOver: 'Aan een computer',
    takeBack: 'Aan een mens',
    cancel: 'Annuleren',
    of: (what, name) => `${what}: ${name}`,
    levelFor: (name) => `Niveau voor ${name}`,
    sure: (name) => `Een computer speelt verder voor ${name}.`,
    sureOpen: (name) => `${possessive(name)} kaarten worden afgedekt, en een computer speelt vanaf hier verder.`,
    sureOnly: (name) => `Een computer speelt verder voor ${name}. Dan spelen er alleen nog computers, en jij kijkt.`,
    confirm: 'Overdragen',
    sureTake: (name) =>
      `Wie ${possessive(name)} plaats overneemt, ziet de kaarten en coupons. Iedereen krijgt het te horen.`,
    confirmTake: 'Plaats overnemen',
    refused: 'Dat kan nu even niet.',
  },
  after: {
    title: (name) => `Waar ${name} op uit was`,
    taken: (ticket, round, by, route) => `Gaf ${ticket} op in ronde ${round}: ${by} had ${route} al.`,
    late: (ticket, round) => `Gaf ${ticket} op in ronde ${round}: de tijd was te kort.`,
    all: (count) => {
      if (count === 1) return 'De coupon ging zoals gepland.';
      return `${count === 2 ? 'Beide' : `Alle ${count}`} coupons gingen zoals gepland.`;
    },
    open: (tickets) => `Was nog uit op ${tickets} toen het spel afliep.`,
    none: 'Had geen coupons.',
  },
};
