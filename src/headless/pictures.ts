// The pictures of the app: in the manifest, so that a device shows what it is asked to install, and in README.md.

interface Picture {
  /** In `public`. */
  readonly file: string;
  readonly label: string;
  readonly form: 'wide' | 'narrow';
  /** In points of the picture; a phone has two of them to a pixel of the page. */
  readonly size: { readonly width: number; readonly height: number };
  readonly hash: string;
}

export const NARROW_SCALE = 2;
const wide = { form: 'wide', size: { width: 1180, height: 820 } } as const;
const narrow = { form: 'narrow', size: { width: 390 * NARROW_SCALE, height: 844 * NARROW_SCALE } } as const;

export const pictures: readonly Picture[] = [
  {
    ...wide,
    file: 'pictures/wide-turn.jpg',
    label: 'A turn on the board of Europe',
    hash: '#/gallery/screen/europe/turn',
  },
  { ...wide, file: 'pictures/wide-curtain.jpg', label: 'The tablet goes on', hash: '#/gallery/screen/usa/curtain' },
  { ...wide, file: 'pictures/wide-final.jpg', label: 'Who won, and by what', hash: '#/gallery/screen/nordic/final' },
  { ...narrow, file: 'pictures/narrow-home.jpg', label: 'The first screen', hash: '#/' },
  { ...narrow, file: 'pictures/narrow-turn.jpg', label: 'A turn on a phone', hash: '#/gallery/screen/usa/turn' },
];
