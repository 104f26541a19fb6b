import type { RuleText } from '../../ruleText.ts';

export const known: RuleText['known'] = {
  title: 'Wat iedereen mag weten',
  lede: 'De tafel is open, handen en coupons niet. De app laat niet meer zien dan je aan een echte tafel zou zien.',
  public: {
    title: 'Iedereen weet',
    board: 'Het bord: wat van wie is, en ieders punten voor routes.',
    pieces: 'Hoeveel treinen iedereen nog heeft.',
    piecesStations: 'Hoeveel treinen en stations iedereen nog heeft.',
    row: 'De open kaarten, en elke kaart die daaruit is genomen, en door wie.',
    decks: 'Hoeveel kaarten er in elke stapel zitten, en wat er op de aflegstapel ligt.',
    counts: 'Hoeveel kaarten en coupons iedereen heeft, en hoeveel coupons er zijn gehouden en geweigerd.',
    paid: (f) => {
      const also = [f.tunnels > 0 && 'voor een opgegeven tunnel', f.stations !== null && 'voor een station'].filter(
        (one) => one !== false,
      );
      return also.length === 0 ? 'Elke betaling.' : `Elke betaling, ook die ${also.join(' en die ')}.`;
    },
    tunnel: 'De kaarten die een tunnel omdraait.',
    bonus: 'De bonuskaarten die meedoen.',
  },
  secret: {
    title: 'Niemand anders weet',
    hand: 'Wat je in je hand hebt. Wat je open hebt genomen, is gezien en mag onthouden worden.',
    blind: 'Wat je blind hebt genomen.',
    tickets: 'Je coupons, wat je werd aangeboden en wat je hebt geweigerd.',
    long: 'Welke lange coupons niet zijn uitgedeeld.',
    order: 'In welke volgorde de stapels liggen.',
  },
  computer: 'Een computer weet wat een mens op zijn plaats zou weten, en niets anders.',
  end: 'Aan het einde liggen alle coupons open.',
  figure: {
    name: 'Wat open is en wat geheim is.',
    open: 'Open voor iedereen',
    shut: 'Geheim',
    caption: 'Vragen mag. Niemand hoeft iets over een hand te zeggen.',
  },
};
