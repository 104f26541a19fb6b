import type { RuleText } from '../../ruleText.ts';
import { spaces } from '../amounts.ts';

export const doubles: RuleText['doubles'] = {
  title: 'Dubbele routes',
  lede: 'Tussen sommige steden liggen twee routes naast elkaar. Hoeveel ervan te gebruiken zijn, hangt af van het aantal spelers.',
  ledeTriple:
    'Tussen sommige steden liggen twee of drie routes naast elkaar. Hoeveel ervan te gebruiken zijn, hangt af van het aantal spelers.',
  none: 'Dit bord heeft geen dubbele routes.',
  chip: (f) => (f.triples > 0 ? `${f.doubles} dubbele, ${f.triples} driedubbele` : `${f.doubles} op dit bord`),
  own: 'Niemand heeft ooit twee routes tussen dezelfde twee steden, welke kleur ze ook hebben.',
  doubleOpen: (players, open) =>
    open === 1
      ? `Met ${players} spelers is, zodra één van de twee is geclaimd, de andere voor iedereen gesloten.`
      : `Met ${players} spelers zijn ze allebei te gebruiken, door twee verschillende spelers.`,
  tripleOpen: (players, open, all) =>
    open === 1
      ? `Van drie routes is er met ${players} spelers maar één te gebruiken.`
      : open === all
        ? `Drie routes zijn met ${players} spelers alle drie te gebruiken, elk door een andere speler.`
        : `Van drie routes zijn er met ${players} spelers ${open} te gebruiken, elk door een andere speler.`,
  computers: 'Computers tellen ook hier als spelers.',
  alongside: 'Routes die een stuk naast elkaar lopen maar andere steden verbinden, zijn geen dubbele routes.',
  figure: {
    name: (from, to, length, few, many) =>
      `Voorbeeld: tussen ${from} en ${to} liggen twee routes van ${spaces(length)}. Met ${few} spelers is de tweede gesloten zodra de eerste is geclaimd. Met ${many} spelers kan een ander die claimen.`,
    route: (length) => `Twee routes van ${spaces(length)}`,
    players: (players) => `${players} spelers`,
    closed: 'één geclaimd, de andere gesloten',
    open: 'één geclaimd, de andere vrij voor een ander',
    caption: 'Je eigen tweede route tussen twee steden is voor jou gesloten, met hoeveel spelers ook.',
  },
};
