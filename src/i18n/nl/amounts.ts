import { amountsIn } from '../amounts.ts';

export const { some } = amountsIn('nl');

export const cards = (count: number) => some(count, 'kaart', 'kaarten');
export const locomotives = (count: number) => some(count, 'locomotief', 'locomotieven');
export const trains = (count: number) => some(count, 'trein', 'treinen');
export const tickets = (count: number) => some(count, 'coupon', 'coupons');
export const stations = (count: number) => some(count, 'station', 'stations');
export const points = (count: number) => some(count, 'punt', 'punten');
export const routes = (count: number) => some(count, 'route', 'routes');
export const spaces = (count: number) => some(count, 'vak', 'vakken');
export const cities = (count: number) => some(count, 'stad', 'steden');
