/** The keyboard, for those who ask. */
export const keys = {
  title: 'Keys',
  why: 'What a keyboard can do in a game.',
  off: 'Keys of a single character are switched off in the settings.',
  inTurn: 'In your turn',
  onBoard: 'On the board',
  atCurtain: 'Taking the tablet',
  confirm: 'Press the gold button',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show the whole board',
  walk: 'Go from city to city',
  openCity: 'Open the city’s routes',
  hold: 'Hold to show your cards',
  twice: 'Press twice to show your cards',
  /** What is written on a key, where it is more than one character. */
  names: {
    Escape: 'Esc',
    Enter: 'Enter',
    Space: 'Space',
    ArrowLeft: '←',
    ArrowRight: '→',
    ArrowUp: '↑',
    ArrowDown: '↓',
  },
  spoken: {
    ArrowLeft: 'Left',
    ArrowRight: 'Right',
    ArrowUp: 'Up',
    ArrowDown: 'Down',
  },
} as const;
