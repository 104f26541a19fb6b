import type { Text } from '../text.ts';

/** The keyboard, for those who ask. */
export const keys: Text['keys'] = {
  title: 'Toetsen',
  why: 'Wat een toetsenbord in een spel kan.',
  off: 'Toetsen van één teken zijn uitgezet in de instellingen.',
  inTurn: 'In je beurt',
  onBoard: 'Op het bord',
  atCurtain: 'De tablet overnemen',
  confirm: 'De gouden knop indrukken',
  zoomIn: 'Inzoomen',
  zoomOut: 'Uitzoomen',
  fit: 'Het hele bord tonen',
  walk: 'Van stad tot stad gaan',
  openCity: 'De routes van de stad openen',
  hold: 'Vasthouden om je kaarten te zien',
  twice: 'Twee keer indrukken om je kaarten te zien',
  names: {
    Escape: 'Esc',
    Enter: 'Enter',
    Space: 'Spatie',
    ArrowLeft: '←',
    ArrowRight: '→',
    ArrowUp: '↑',
    ArrowDown: '↓',
  },
  spoken: {
    ArrowLeft: 'Links',
    ArrowRight: 'Rechts',
    ArrowUp: 'Omhoog',
    ArrowDown: 'Omlaag',
  },
};
