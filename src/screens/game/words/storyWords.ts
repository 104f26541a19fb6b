import type { CardCounts } from '../../../engine/cards.ts';
import { CARDS, LOCOMOTIVE } from '../../../engine/cards.ts';
import type { TableView } from '../../../engine/view.ts';
import type { Text } from '../../../i18n/text.ts';
import type { Story } from '../../../table/story/story.ts';
import { cardsWords, takenWords } from './paymentWords.ts';

/** What numbers in a story stand for. */
export interface StoryNames {
  /** By seat. */
  readonly players: readonly { readonly name: string }[];
  readonly table: TableView;
}

/** A row of words: what happened, and more about it in smaller letters; nothing where there is no more to say. */
export interface StoryRow {
  readonly title: string;
  readonly detail: string;
}

/** Everything about a story in whole sentences: "Ben claimed Paris – Zürich with 2 orange, +4." */
export function storySentence(text: Text, story: Story, names: StoryNames): string {
  return told(SENTENCES, new Words(text, names), story);
}

export function storyRow(text: Text, story: Story, names: StoryNames): StoryRow {
  return told(ROWS, new Words(text, names), story);
}

/** The same where the player's sign stands beside it and there is little room. */
export function storyBrief(text: Text, story: Story, names: StoryNames): string {
  return told(BRIEFS, new Words(text, names), story);
}

type StoryOf<What extends Story['what']> = Extract<Story, { readonly what: What }>;

/** One way of telling for each kind of story: the compiler says which is missing. */
type Tellings<Telling> = { readonly [What in Story['what']]: (words: Words, story: StoryOf<What>) => Telling };

function told<Telling>(tellings: Tellings<Telling>, words: Words, story: Story): Telling {
  const telling: (words: Words, story: never) => Telling = tellings[story.what];
  return telling(words, story as never);
}

const SENTENCES: Tellings<string> = {
  claimed: (words, story) => {
    const { claimed } = words.stories;
    const first = claimed.sentence(words.who(story), words.route(story), words.cards(story.paid), story.points);
    return [first, ...words.asides(story)].join(' ');
  },
  drew: (words, story) => {
    const { drew } = words.stories;
    const name = words.who(story);
    if (story.faceUp.length === 0) return drew.blind(name, story.blind);
    const cards = words.taken(story.faceUp);
    return story.blind === 0 ? drew.faceUp(name, cards) : drew.both(name, cards, story.blind);
  },
  tickets: (words, story) => {
    const { sentence, openingSentence } = words.stories.tickets;
    const say = story.opening ? openingSentence : sentence;
    return say(words.who(story), story.kept, story.kept + story.refused);
  },
  station: (words, story) =>
    words.stories.station.sentence(words.who(story), words.city(story.city), words.cards(story.paid)),
  withdrew: (words, story) => {
    const { revealed, owed } = story.tunnel;
    return words.stories.withdrew.sentence(words.who(story), words.row(revealed), words.route(story), owed);
  },
  passed: (words, story) => words.stories.passed.sentence(words.who(story)),
  lastRound: (words, story) => words.stories.lastRound.sentence(words.who(story)),
  swept: (words, story) => words.stories.swept.sentence(locomotivesIn(story.cards), story.times),
  handedOver: (words, { of, to }) => words.stories.handedOver[to].sentence(words.who({ seat: of })),
  ended: (words) => words.stories.ended.sentence,
};

const ROWS: Tellings<StoryRow> = {
  claimed: (words, story) => {
    const { title, detail } = words.stories.claimed;
    const trains = words.lengthOf(story.route);
    return {
      title: title(words.who(story), words.route(story)),
      detail: [detail(trains, words.cards(story.paid)), ...words.news(story)].join(' '),
    };
  },
  drew: (words, story) => {
    const { title, detail } = words.stories.drew;
    const cards = words.taken(story.faceUp);
    const more = story.blind === 0 ? detail.faceUp(cards) : detail.both(cards, story.blind);
    return {
      title: title(words.who(story), story.faceUp.length + story.blind),
      detail: story.faceUp.length === 0 ? detail.blind : more,
    };
  },
  tickets: (words, { opening, kept, refused, seat }) => {
    const { title, openingTitle, detail } = words.stories.tickets;
    return { title: (opening ? openingTitle : title)(words.who({ seat })), detail: detail(kept, kept + refused) };
  },
  station: (words, story) => {
    const { title, detail } = words.stories.station;
    return { title: title(words.who(story), words.city(story.city)), detail: detail(words.cards(story.paid)) };
  },
  withdrew: (words, story) => {
    const { title, detail } = words.stories.withdrew;
    const { revealed, owed } = story.tunnel;
    return { title: title(words.who(story), words.route(story)), detail: detail(words.row(revealed), owed) };
  },
  passed: (words, story) => {
    const { title, detail } = words.stories.passed;
    return { title: title(words.who(story)), detail };
  },
  lastRound: (words, story) => {
    const { title, detail } = words.stories.lastRound;
    return { title, detail: detail(words.who(story)) };
  },
  swept: (words, story) => {
    const { title, detail } = words.stories.swept;
    return { title, detail: detail(locomotivesIn(story.cards), story.times) };
  },
  handedOver: (words, { of, to }) => {
    const { title, detail } = words.stories.handedOver[to];
    return { title: title(words.who({ seat: of })), detail };
  },
  ended: (words) => words.stories.ended,
};

const BRIEFS: Tellings<string> = {
  claimed: (words, story) => words.stories.claimed.brief(words.route(story), story.points),
  drew: (words, story) => ROWS.drew(words, story).detail,
  tickets: (words, { kept, refused }) => words.stories.tickets.brief(kept, kept + refused),
  station: (words, story) => words.stories.station.brief(words.city(story.city)),
  withdrew: (words, story) => words.stories.withdrew.brief(words.route(story)),
  passed: ({ stories }) => stories.passed.brief,
  lastRound: ({ stories }) => stories.lastRound.title,
  swept: ({ stories }) => stories.swept.title,
  handedOver: (words, { of, to }) => words.stories.handedOver[to].title(words.who({ seat: of })),
  ended: ({ stories }) => stories.ended.title,
};

function locomotivesIn(cards: readonly number[]): number {
  return cards.filter((card) => card === LOCOMOTIVE).length;
}

/** Numbers of a story as words. */
class Words {
  readonly stories: Text['stories'];
  readonly #text: Text;
  readonly #names: StoryNames;

  constructor(text: Text, names: StoryNames) {
    this.stories = text.stories;
    this.#text = text;
    this.#names = names;
  }

  who({ seat }: { readonly seat: number }): string {
    return this.#names.players[seat]?.name ?? '';
  }

  city(city: number): string {
    return this.#board.map.cities[city]?.name ?? '';
  }

  route({ route }: { readonly route: number }): string {
    const found = this.#board.routes[route];
    return found === undefined ? '' : this.stories.route(this.city(found.a), this.city(found.b));
  }

  lengthOf(route: number): number {
    return this.#board.routes[route]?.length ?? 0;
  }

  /** "2 orange and 1 locomotive", in the order of a hand. */
  cards(counts: CardCounts): string {
    return cardsWords(this.#text, counts);
  }

  /** The same for cards that lie side by side. */
  row(cards: readonly number[]): string {
    return this.cards(CARDS.map((_, kind) => cards.filter((card) => card === kind).length));
  }

  /** "green and a locomotive": a single card needs no number. */
  taken(cards: readonly number[]): string {
    return takenWords(this.#text, cards);
  }

  /** What a tunnel cost, and what a draw bonus brought. */
  asides({ tunnel, bonus }: StoryOf<'claimed'>): readonly string[] {
    const { claimed } = this.stories;
    return [...(tunnel === null ? [] : [claimed.tunnel(tunnel.owed)]), ...(bonus === 0 ? [] : [claimed.bonus(bonus)])];
  }

  /** The same where only what is worth a line counts. */
  news(story: StoryOf<'claimed'>): readonly string[] {
    return this.asides(story.tunnel?.owed === 0 ? { ...story, tunnel: null } : story);
  }

  get #board(): TableView['table']['board'] {
    return this.#names.table.table.board;
  }
}
