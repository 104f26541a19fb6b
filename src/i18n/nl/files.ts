import type { FrontText } from '../frontText.ts';

/** What to say when the page lacks a part of the app. */
export const files: FrontText['files'] = {
  outOfDate: {
    title: 'Deze pagina is verouderd.',
    why: 'Op dit apparaat draait een nieuwere Railpass. Opgeslagen spellen blijven: laad opnieuw om verder te gaan.',
  },
  missing: {
    title: 'Er ontbreekt een stuk van Railpass.',
    why: 'Het kon niet worden opgehaald. Opgeslagen spellen blijven: laad opnieuw om het nog eens te proberen.',
  },
  reload: 'Opnieuw laden',
  noConnection: 'Er is geen verbinding, dus de pagina blijft zoals die is. Probeer het later nog eens.',
};
