import { amountsIn } from '../amounts.ts';

export const { some } = amountsIn('en');

export const cards = (count: number) => some(count, 'card', 'cards');
export const locomotives = (count: number) => some(count, 'locomotive', 'locomotives');
export const trains = (count: number) => some(count, 'train', 'trains');
export const tickets = (count: number) => some(count, 'ticket', 'tickets');
export const stations = (count: number) => some(count, 'station', 'stations');
export const points = (count: number) => some(count, 'point', 'points');
export const routes = (count: number) => some(count, 'route', 'routes');
export const spaces = (count: number) => some(count, 'space', 'spaces');
export const cities = (count: number) => some(count, 'city', 'cities');
