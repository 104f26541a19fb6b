import './face.css';

/** What the display face can spell. */
const SPELLED = /^[\u0020-\u00ff\u0152\u0153\u2013\u2018\u2019]*$/u;

/** The class of words set in the display face: a name that it cannot spell is set wholly in the face of the text. */
export function faceFor(words: string): '' | 'text-face' {
  return SPELLED.test(words) ? '' : 'text-face';
}
