import { amountsIn } from '../amounts.ts';

export const { some, which } = amountsIn('fr');

export const cards = (count: number) => some(count, 'carte', 'cartes');
export const locomotives = (count: number) => some(count, 'locomotive', 'locomotives');
export const trains = (count: number) => some(count, 'wagon', 'wagons');
export const tickets = (count: number) => some(count, 'ticket', 'tickets');
export const stations = (count: number) => some(count, 'gare', 'gares');
export const points = (count: number) => some(count, 'point', 'points');
export const routes = (count: number) => some(count, 'route', 'routes');
export const spaces = (count: number) => some(count, 'case', 'cases');
export const cities = (count: number) => some(count, 'ville', 'villes');
export const pairsToo = (count: number) => some(count, 'locomotive ou paire', 'locomotives ou paires');
