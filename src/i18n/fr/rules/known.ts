import type { RuleText } from '../../ruleText.ts';

export const known: RuleText['known'] = {
  title: 'Ce que chacun peut savoir',
  lede: 'Ce qui est sur la table est public, les mains et les tickets non. L’application ne montre pas plus que ce qu’on verrait.',
  public: {
    title: 'Tout le monde sait',
    board: 'Le plateau\u202f: à qui est quoi, et les points de routes de chacun.',
    pieces: 'Combien de wagons il reste à chacun.',
    piecesStations: 'Combien de wagons et de gares il reste à chacun.',
    row: 'Les cartes visibles, et chaque carte qui y a été prise, et par qui.',
    decks: 'Combien de cartes il y a dans chaque pioche, et ce qu’il y a dans la défausse.',
    counts: 'Combien de cartes et de tickets chacun a en main, combien de tickets ont été gardés et refusés.',
    paid: (f) => {
      const also = [f.tunnels > 0 && 'd’un tunnel abandonné', f.stations !== null && 'd’une gare'].filter(
        (one) => one !== false,
      );
      return also.length === 0 ? 'Chaque paiement.' : `Chaque paiement, même celui ${also.join(' et celui ')}.`;
    },
    tunnel: 'Les cartes qu’un tunnel retourne.',
    bonus: 'Les cartes bonus en jeu.',
  },
  secret: {
    title: 'Personne d’autre ne sait',
    hand: 'Ce que vous avez en main. Ce que vous avez pris de visible a été vu, et peut être retenu.',
    blind: 'Ce que vous avez pioché à l’aveugle.',
    tickets: 'Vos tickets, ceux qu’on vous a proposés, et ceux que vous avez refusés.',
    long: 'Quelles grandes destinations n’ont pas été distribuées.',
    order: 'Dans quel ordre sont rangées les pioches.',
  },
  computer: 'Un ordinateur sait ce que saurait une personne à sa place, et rien d’autre.',
  end: 'À la fin, tous les tickets sont découverts.',
  figure: {
    name: 'Ce qui est public et ce qui est secret.',
    open: 'À la vue de tous',
    shut: 'Secret',
    caption: 'On a le droit de demander. Personne n’est obligé de répondre sur sa main.',
  },
};
