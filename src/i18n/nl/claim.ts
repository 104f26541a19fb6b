import type { ColorName } from '../../engine/cards.ts';
import { allOf, oneOf } from '../lists.ts';
import type { Text } from '../text.ts';
import * as amounts from './amounts.ts';
import { between } from './between.ts';
import { colored, colors } from './colors.ts';
import { spokenOrdinal } from './ordinals.ts';

const counted = {
  ...inEveryColor((color) => (count: number) => `${count} ${colored[color]}`),
  locomotive: amounts.locomotives,
};

const moreTrains = (count: number) => amounts.some(count, 'trein', 'treinen');
const moreStations = (count: number) => amounts.some(count, 'extra station', 'extra stations');
const pairs = (count: number) => amounts.some(count, 'locomotief of paar', 'locomotieven of paren');
const ofOneColor = (count: number) => (count === 1 ? '1 kaart naar keuze' : `${count} kaarten van één kleur`);

export const claim: Text['claim'] = {
  counted,
  one: { ...colors, locomotive: 'een locomotief' },
  list: allOf('nl'),
  either: oneOf('nl'),
  kinds: {
    red: 'Rood',
    orange: 'Oranje',
    yellow: 'Geel',
    green: 'Groen',
    blue: 'Blauw',
    purple: 'Paars',
    black: 'Zwart',
    white: 'Wit',
    locomotive: 'Locomotief',
  },
  route: between,
  trains: (count) => (count === 1 ? 'trein' : 'treinen'),
  points: (count) => (count === 1 ? 'punt' : 'punten'),
  gain: (points) => `+${points}`,
  colored: {
    plain: (color) => colors[color],
    tunnel: (color) => `${colored[color]} tunnel`,
    ferry: (color) => `${colored[color]} veerboot`,
  },
  anyColor: { plain: 'kleur naar keuze', tunnel: 'tunnel, kleur naar keuze', ferry: 'veerboot, kleur naar keuze' },
  needsPairs: (count) => `vraagt ${pairs(count)}`,
  completes: (ticket, points) => `Voltooit ${ticket}, +${points}`,
  helps: (ticket, toGo) => `Helpt bij ${ticket}, daarna nog ${toGo}`,
  helpsMany: (tickets) => `Helpt bij ${tickets} coupons`,
  completesMany: (tickets, points) => `Voltooit ${tickets} coupons, +${points}`,
  waysToPay: 'Manieren om te betalen',
  payWith: (kind, cards, held) => `${kind}, betaal ${cards}, ${held} in je hand`,
  ofHeld: (paid, held) => `${paid} van ${held}`,
  cannotPay: (kind, reason) => `${kind}, ${reason}`,
  none: 'geen',
  short: (cards) => `${cards} te kort`,
  unfit: 'past niet',
  whyNone: (kind) => `${kind}: die heb je niet.`,
  whyShort: (kind, missing) => `${kind}: je komt ${amounts.cards(missing)} tekort.`,
  whyUnfit: (kind, needed) => `${kind} past niet: dit kost ${needed}.`,
  stepper: { label: 'Gebruikte locomotieven', fewer: 'Minder locomotieven', more: 'Meer locomotieven' },
  commit: 'Route claimen',
  pays: (cards) => `voor ${cards}`,
  close: 'Sluiten',
  more: {
    open: 'Meer manieren',
    title: 'Alle manieren om te betalen',
    hint: 'Een paar van één kleur kan een locomotief vervangen.',
    close: 'Sluiten',
  },
  station: {
    title: (city) => `Station in ${city}`,
    commit: 'Station bouwen',
    nth: (number) => `${capital(spokenOrdinal(number - 1))} station`,
    price: (cards) => (cards === 1 ? '1 kaart' : `${cards} kaarten van één kleur`),
    unused: (points) => `Een bewaard station is ${points} waard`,
    completes: (route, owner, ticket, points) => `Leent ${route} van ${owner}, voltooit ${ticket}, +${points}`,
    completesMany: (route, owner, tickets, points) =>
      `Leent ${route} van ${owner}, voltooit ${tickets} coupons, +${points}`,
    nearerByTrains: (route, owner, ticket, trains) =>
      `Leent ${route} van ${owner}: ${ticket} kost dan nog ${amounts.trains(trains)}`,
    nearerByStations: (route, owner, ticket, trains, stations) =>
      trains === 0
        ? `Leent ${route} van ${owner}: ${ticket} kost dan nog ${moreStations(stations)}`
        : `Leent ${route} van ${owner}: ${ticket} kost dan nog ${moreStations(stations)} en ${amounts.trains(trains)}`,
    noHelp: 'Geen van je coupons heeft hier nu een station nodig',
    noRivals: 'Hier heeft nog niemand anders een route om te lenen',
  },
  tunnel: {
    turning: (cards) => `${amounts.cards(cards)} omdraaien`,
    showAll: 'Nu alle kaarten tonen',
    backToBoard: 'Terug naar het bord',
    owed: (cards) => (cards === 0 ? 'Geen extra kaart te betalen' : `Nog ${amounts.cards(cards)} betalen`),
    playedWith: (route, color) => `Tunnel ${route}, gespeeld met ${colors[color]}`,
    onlyLocomotives: (route) => `Tunnel ${route}, gespeeld met locomotieven: alleen locomotieven tellen`,
    fewer: (played, cards) => `${played}. Er ${cards === 1 ? 'was' : 'waren'} nog maar ${amounts.cards(cards)} over.`,
    costs: (card, more) => `${card}, ${more === 0 ? 'geen extra kaart' : 'nog 1 kaart te betalen'}`,
    faceDown: 'Gedekte kaart',
    cards: 'Tunnelkaarten',
    plus: '+1',
    zero: '0',
    ways: 'Manieren om de extra kaarten te betalen',
    played: (cards) => `${cards} gespeeld`,
    commit: 'Betalen en claimen',
    inAll: (cards) => `${amounts.cards(cards)} in totaal`,
    withdraw: 'Terugtrekken',
    withdrawNote: 'kaarten terug, einde beurt',
    short: (needs, has) => `Je hebt ${needs} nodig, je hebt ${has}.`,
    nothing: '0',
  },
  prompt: {
    notYet: 'Nog niet',
    never: 'Dat kan niet',
    cardsShort: (cards) => `Je komt ${amounts.cards(cards)} tekort.`,
    trainsShort: (trains) => `Je komt ${amounts.trains(trains)} tekort.`,
    otherRoute: 'Kies een andere route.',
    otherCity: 'Kies een andere stad.',
    otherAction: 'Kies een andere actie.',
    wait: 'Maak eerst af wat nog openstaat.',
    waitForTurn: 'Wacht op je beurt.',
  },
  missing: (cards) => `${cards} te kort`,
  wayOut: {
    lacks: counted,
    open: (lack, open) => `Nog ${lack} nodig: ${open === 1 ? 'er ligt er één' : `er liggen er ${open}`} open.`,
    openLocomotive: (lack) => `Nog ${lack} nodig: er ligt een locomotief open.`,
    deck: (lack) => `Nog ${lack} nodig: open ligt er geen, in de stapel misschien wel.`,
    twin: 'Het andere spoor is nog vrij.',
    twinNow: 'Het andere spoor is nog vrij, en dat kun je betalen.',
    round: (trains, route) => `De omweg kost nog ${moreTrains(trains)} en begint met ${route}.`,
    roundNow: (trains, route) => `De omweg kost nog ${moreTrains(trains)}. ${route} kun je nu claimen.`,
    station: (city, cards) => `Een station in ${city} leent deze route voor ${amounts.cards(cards)}.`,
    stationBeside: (city, cards) => `Een station in ${city} leent dezelfde route voor ${amounts.cards(cards)}.`,
    joined: 'Je eigen routes verbinden deze steden al.',
    shorter: (trains) =>
      `Je hebt nog treinen voor routes van ${trains === 1 ? '1 vak' : `hoogstens ${trains} vakken`}.`,
    do: {
      card: (color) => `Neem ${colors[color]}`,
      locomotive: 'Neem de locomotief',
      deck: 'Neem van de stapel',
      twin: 'Het andere spoor',
      round: 'De omweg',
      station: 'Het station',
    },
  },
  price: {
    anyColor: ofOneColor,
    withLocomotives: (count, cards) => `${amounts.locomotives(count)} en ${cards}`,
    pairs,
    withPairs: (count, cards) => `${cards} en ${pairs(count)}`,
  },
  whyNot: {
    notYourTurn: (name) => `${name} is aan de beurt.`,
    gameOver: 'Het spel is afgelopen.',
    notNow: {
      dealing: 'De kaarten worden nog gedeeld.',
      opening: 'Kies eerst je begincoupons.',
      turn: 'Er valt nu niets af te maken.',
      drawing: 'Je bent kaarten aan het nemen: neem een tweede of stop.',
      tunnel: 'Eerst de tunnel: betaal of trek je terug.',
      tickets: 'Kies eerst welke coupons je houdt.',
      ending: 'De beurt is voorbij.',
      over: 'Het spel is afgelopen.',
    },
    noSuchThing: {
      route: 'Zo’n route heeft dit bord niet.',
      city: 'Zo’n stad heeft dit bord niet.',
      place: 'Zo’n plaats heeft de rij niet.',
      ticket: 'Zo’n coupon heeft dit bord niet.',
      action: 'Dat is geen zet van dit spel.',
    },
    placeEmpty: (place) => `Op plaats ${place} van de rij ligt geen kaart.`,
    noCardsLeft: 'Er is geen kaart meer te nemen: de rest hebben de spelers in hun hand.',
    drawClosed:
      'De gedekte stapel en de aflegstapel zijn leeg. Op dit bord kan dan niemand nog kaarten nemen, ook geen open kaarten.',
    locomotiveOnlyFirst: 'De tweede kaart mag geen open locomotief zijn.',
    routeTaken: (name) => `${name} heeft deze route.`,
    routeYours: 'Je hebt deze route al.',
    ownsParallel: 'Je hebt de route ernaast, en je mag er maar één van hebben.',
    lanesClosed: (players, open) =>
      `Met ${players} spelers ${open === 1 ? 'mag' : 'mogen'} maar ${open} van deze parallelle routes gebruikt worden.`,
    trainsShort: (needs, has) => `Kost ${amounts.trains(needs)}. Je hebt er nog ${has}.`,
    cardsShort: (needs, held) => `Kost ${needs}. Je hebt ${held}.`,
    cardsShortAtBest: (needs, held) => `Kost ${needs}. Je komt tot ${held}.`,
    cardsShortNone: (needs) => `Kost ${needs}. Je hebt geen kaarten.`,
    cardsNotHeld: (paid, has) => `Dat kost ${paid}. Je hebt er ${has}.`,
    paymentDoesNotFit: (needs, paid) => `Kost ${needs}. Met ${paid} gaat het niet.`,
    nothingPaid: (needs) => `Kost ${needs}. Je hebt nog niets gekozen.`,
    noTicketsLeft: 'Er is geen coupon meer te nemen.',
    ticketNotOffered: 'Deze coupon wordt je niet aangeboden.',
    ticketTwice: 'Deze coupon heb je al gekozen.',
    keepMore: (atLeast, kept) => `Houd minstens ${amounts.tickets(atLeast)}. Je hebt er ${kept} gekozen.`,
    noStationsOnMap: 'Dit bord heeft geen stations.',
    stationsUsedUp: (each) => (each === 1 ? 'Je enige station is gebouwd.' : `Je hebt alle ${each} stations gebouwd.`),
    stationTaken: (name) => `${name} heeft hier een station.`,
    stationYours: 'Je hebt hier al een station.',
    canAct: (possible) => `Passen mag alleen als niets anders kan. Je kunt nog ${possible}.`,
    someone: 'Iemand anders',
  },
  actions: {
    drawCard: 'kaarten nemen',
    stopDrawing: 'stoppen met nemen',
    claimRoute: 'een route claimen',
    payTunnel: 'de tunnel betalen',
    withdrawTunnel: 'je uit de tunnel terugtrekken',
    drawTickets: 'coupons nemen',
    keepTickets: 'coupons kiezen',
    buildStation: 'een station bouwen',
    pass: 'passen',
  },
  checks: {
    label: 'Wat ervoor nodig is',
    met: (words) => `${words}: ja`,
    notMet: (words) => `${words}: nee`,
    routeTaken: 'Route is vrij',
    notRouteTaken: (name) => `Geclaimd door ${name}`,
    notRouteYours: 'Route is van jou',
    ownsParallel: 'Buurspoor niet van jou',
    notOwnsParallel: 'Buurspoor is van jou',
    notLanesClosed: (players) => `Gesloten met ${players} spelers`,
    trainsShort: (has) => `${amounts.trains(has)} over`,
    cardsShort: 'Genoeg kaarten',
    notCardsShort: (cards) => `${amounts.cards(cards)} te kort`,
    stationsUsedUp: (left) => `${amounts.stations(left)} over`,
    stationTaken: 'Geen station hier',
    notStationTaken: (name) => `Station van ${name}`,
    notStationYours: 'Station is van jou',
  },
};

function inEveryColor<Words>(wordsOf: (color: ColorName) => Words): Record<ColorName, Words> {
  return {
    red: wordsOf('red'),
    orange: wordsOf('orange'),
    yellow: wordsOf('yellow'),
    green: wordsOf('green'),
    blue: wordsOf('blue'),
    purple: wordsOf('purple'),
    black: wordsOf('black'),
    white: wordsOf('white'),
  };
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
