import { LANGUAGE_NAMES } from '../languages.ts';
import type { Text } from '../text.ts';

const megabytes = new Intl.NumberFormat('nl', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const size = (bytes: number) =>
  bytes > 0 && bytes < 100_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${megabytes.format(bytes / 1_000_000)} MB`;
const games = (count: number) => (count === 1 ? '1 spel' : `${count} spellen`);
const onOff = { on: 'Aan', off: 'Uit' } as const;

export const settings: Text['settings'] = {
  title: 'Instellingen',
  menuWhy: 'Taal, grootte, geluid, en wat hier bewaard wordt.',
  atOnce: 'Wijzigingen gelden meteen',
  parts: 'Onderdelen',
  tablet: {
    title: 'Deze tablet',
    why: 'Voor iedereen die erop speelt',
    region: 'Deze tablet, voor iedereen hetzelfde',
    look: 'Uiterlijk',
    handingOver: 'Doorgeven',
    computers: 'Computers en tips',
    sound: 'Geluid en trillen',
    keyboard: 'Toetsenbord',
    allKeys: 'Alle toetsen',
    keysKey: '?',
    neverCovered: 'Iedereen kan meekijken',
  },
  preferences: {
    language: {
      title: 'Taal',
      why: 'Beginscherm en nieuwe spelers',
      choices: { 'as the device': 'Zoals het apparaat', ...LANGUAGE_NAMES },
    },
    textSize: { title: 'Tekstgrootte', choices: { '100 %': '100', '115 %': '115', '130 %': '130 %' } },
    largerSymbols: { title: 'Grotere symbolen', why: 'Op kaarten en routes', choices: onOff },
    leftHanded: { title: 'Linkshandig', why: 'Knoppen aan de linkerkant', choices: onOff },
    theme: { title: 'Thema', choices: { 'as the device': 'Zoals het apparaat', light: 'Licht', dark: 'Donker' } },
    motion: { title: 'Beweging', choices: { 'as the device': 'Als apparaat', less: 'Minder' } },
    reveal: {
      title: 'Mijn kaarten tonen met',
      choices: { hold: 'Vasthouden', 'two taps': 'Twee tikken', 'one tap': 'Eén tik' },
    },
    coverAfter: {
      title: 'Afdekken na',
      why: 'Als niemand de tablet aanraakt',
      choices: { '15 s': '15 s', '45 s': '45 s', '2 min': '2 min', never: 'Nooit' },
    },
    keepAwake: { title: 'Scherm aan laten', why: 'Tijdens een spel', choices: onOff },
    confirmTickets: { title: 'Vragen voor nieuwe coupons', why: 'Je kunt ze niet teruggeven', choices: onOff },
    computerSpeed: { title: 'Snelheid', choices: { normal: '1×', fast: '2×', instant: 'Direct' } },
    computerPause: { title: 'Pauze', why: 'Na elke zet', choices: { short: 'Kort', long: 'Lang', tap: 'Tik' } },
    hints: { title: 'Tips', why: 'In nieuwe spellen', choices: { off: 'Uit', 'on request': 'Op verzoek' } },
    sound: { title: 'Geluid', why: 'Volgt de stilteschakelaar', choices: onOff },
    volume: {
      title: 'Volume',
      choices: {
        '0 %': '0 %',
        '10 %': '10 %',
        '20 %': '20 %',
        '30 %': '30 %',
        '40 %': '40 %',
        '50 %': '50 %',
        '60 %': '60 %',
        '70 %': '70 %',
        '80 %': '80 %',
        '90 %': '90 %',
        '100 %': '100 %',
      },
    },
    haptics: { title: 'Trillen', why: 'Korte tik bij tonen en claimen', choices: onOff },
    singleKeys: { title: 'Losse toetsen', why: 'Letters en cijfers werken alleen', choices: onOff },
  },
  players: {
    title: 'Elke speler',
    why: 'Gaat met de kaarten mee',
    tabs: 'Spelers',
    tab: (name, marked) => `${name}, ${marked}`,
    computerTab: (name, marked) => `${name}, ${marked}, computer`,
    newcomers: 'Nieuwe spelers',
    computers: 'Computers hebben geen instellingen nodig.',
    languageOf: (name) => `Taal van ${name}`,
    textSizeOf: (name) => `Tekstgrootte van ${name}`,
    toAll: 'Aan alle spelers geven',
    given: (name) => `Alle spelers hebben nu de instellingen van ${name}.`,
    undo: 'Ongedaan maken',
    speaks: (name) => `Taal van ${name}: Nederlands`,
    tabletSpeaks: 'Taal: Nederlands',
  },
  kept: {
    title: 'Op deze tablet bewaard',
    size,
    holds: (count, open) =>
      open === 0 ? `${games(count)}, de app` : `${games(count)}, ${open} om verder te spelen, de app`,
    bar: (app, saved, of) => `App ${size(app)}, spellen ${size(saved)}, van ${size(of)}`,
    promised: 'De browser belooft het te bewaren.',
    notPromised: 'De browser mag het wissen als er te weinig plaats is.',
    sevenDays: 'Safari mag het wissen na 7 dagen zonder bezoek. Installeer de app of exporteer.',
    ask: 'Vraag het te bewaren',
    refused: 'Nog niet. Installeer Railpass of exporteer je spellen, dan weet je het zeker.',
    export: 'Alles exporteren',
    exported: (file, bytes) => `${file}, ${size(bytes)}`,
    nothingToExport: 'Er zijn nog geen spellen om te exporteren.',
    delete: 'Alles wissen',
    sure: (count, open) =>
      open === 0
        ? `${games(count)} en alle instellingen wissen?`
        : `${games(count)}, waarvan ${open} om verder te spelen, en alle instellingen wissen?`,
    sureOfSettings: 'Alle instellingen wissen?',
    exportFirst: 'Eerst exporteren',
    go: 'Wissen',
    keep: 'Bewaren',
    last: 'Dit kun je niet ongedaan maken.',
    hold: 'Houd vast om alles te wissen',
    again: 'Druk nog een keer op Enter',
    holdHow: 'Houd anderhalve seconde vast, of druk twee keer op Enter.',
    notDeleted: 'De browser laat Railpass zijn spellen niet wissen. Probeer het straks nog eens.',
  },
  about: {
    title: 'Over',
    version: (version, offline) => `Railpass ${version}, ${offline}`,
    offline: {
      ready: 'klaar voor offline',
      downloading: 'wordt opgehaald',
      offline: 'offline',
      onlineOnly: 'alleen online',
    },
    licences: 'Licenties',
    licencesWhy: 'Railpass bestaat ook uit deze onderdelen. Bedankt.',
    strength: 'Sterkte van computers',
    strengthWhy: 'Hoeveel spellen elk niveau wint van het niveau eronder, met z’n tweeën. Gemeten, niet beloofd.',
    levels: {
      normal: 'Normaal tegen Makkelijk',
      hard: 'Moeilijk tegen Normaal',
      expert: 'Expert tegen Moeilijk',
    },
    share: (percent) => `${percent} %`,
    games: (count) => `van ${count} spellen`,
  },
};
