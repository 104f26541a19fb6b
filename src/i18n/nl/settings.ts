import { LANGUAGE_NAMES } from '../languages.ts';
import type { Text } from '../text.ts';

const megabytes = new Intl.NumberFormat('nl', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const settings: Text['settings'] = {
  title: 'Instellingen',
  preferences: {
    language: {
      title: 'Taal',
      why: 'Van deze tablet.',
      choices: { 'as the device': 'Zoals het apparaat', ...LANGUAGE_NAMES },
    },
    textSize: {
      title: 'Tekstgrootte',
      why: 'Boven op wat in de browser is ingesteld.',
      choices: { '100 %': '100 %', '115 %': '115 %', '130 %': '130 %' },
    },
    coverAfter: {
      title: 'Vanzelf afdekken',
      why: 'Als niemand de tablet zo lang aanraakt.',
      choices: { '15 s': '15 s', '30 s': '30 s', '45 s': '45 s', '2 min': '2 min', never: 'Nooit' },
    },
    computerSpeed: {
      title: 'Computerspelers',
      why: 'Hoelang elk van hun zetten te zien is.',
      choices: { normal: 'Normaal', fast: 'Snel', instant: 'Meteen' },
    },
    motion: {
      title: 'Beweging',
      why: 'Kaarten die vliegen en treinen die aankoppelen, of alles meteen op zijn plaats.',
      choices: { 'as the device': 'Zoals het apparaat', less: 'Minder' },
    },
    haptics: {
      title: 'Trillen',
      why: 'Een korte tik als je kaarten ziet, en als een route lukt of niet mag.',
      choices: { on: 'Aan', off: 'Uit' },
    },
    sound: {
      title: 'Geluid',
      why: 'Kaarten, treinen en bellen. Alles wat je hoort, is ook te zien.',
      choices: { on: 'Aan', off: 'Uit' },
    },
    volume: {
      title: 'Volume',
      why: 'Een deel van hoe hard de tablet zelf staat.',
      choices: { '20 %': '20 %', '40 %': '40 %', '60 %': '60 %', '80 %': '80 %', '100 %': '100 %' },
    },
    singleKeys: {
      title: 'Losse toetsen',
      why: 'Eén letter of cijfer is een opdracht, zoals D om kaarten te nemen. Zet ze uit als je ze per ongeluk indrukt.',
      choices: { on: 'Aan', off: 'Uit' },
    },
  },
  storage: {
    title: 'Opslag',
    used: (bytes) => `${megabytes.format(bytes / 1_000_000)} MB in gebruik.`,
    kept: 'De browser belooft het te bewaren.',
    notKept: 'De browser mag het wissen als er te weinig plaats is.',
    ask: 'Vraag het te bewaren',
    refused: 'Nog niet. Installeer Railpass of exporteer je spellen, dan weet je het zeker.',
  },
};
