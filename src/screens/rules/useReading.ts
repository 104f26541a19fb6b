import { useState } from 'preact/hooks';
import type { MapData } from '../../engine/map.ts';
import { boards } from '../../table/boards.ts';
import { useGo } from '../shared/navigation.ts';
import { type PageName, pageNamed } from './book.ts';

export interface Reading {
  readonly map: MapData;
  readonly page: PageName;
  readonly turnTo: (place: Partial<Place>) => void;
}

interface Place {
  readonly board: string;
  readonly chapter: PageName;
}

interface Asked {
  readonly board: string | null;
  readonly chapter: string | null;
}

/** What is read. A screen of its own has it in its address; above a game the address stays the game's. */
export function useReading(asked: Asked, isAbove: boolean): Reading {
  const go = useGo();
  const [turned, setTurned] = useState(asked);
  const { board, chapter } = isAbove ? turned : asked;
  const map = boards.find(({ id }) => id === board) ?? (boards[0] as MapData);
  const place: Place = { board: map.id, chapter: pageNamed(chapter) };
  const turnTo: Reading['turnTo'] = (next) => {
    const there = { ...place, ...next };
    if (isAbove) setTurned(there);
    else go({ screen: 'rules', ...there });
  };
  return { map, page: place.chapter, turnTo };
}
