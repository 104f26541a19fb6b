/** "du premier joueur": seats are counted from 0. */
export const ofPlayer = (seat: number) => `du ${seat === 0 ? 'premier' : higher(seat)} joueur`;

/** "à la première place" */
export const atPlace = (seat: number) => `à la ${seat === 0 ? 'première' : higher(seat)} place`;

const HIGHER = ['deuxième', 'troisième', 'quatrième', 'cinquième'];
const higher = (seat: number) => HIGHER[seat - 1] ?? `${seat + 1}e`;
