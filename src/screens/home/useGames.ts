import { useEffect, useMemo, useState } from 'preact/hooks';
import { useFrontText } from '../../i18n/frontText.ts';
import { PartMissing } from '../../pwa/files.ts';
import { onFiles } from '../../pwa/launch.ts';
import type { GameList } from '../../table/saves/saves.ts';
import { type Deeds, deedsOf, fault, type Message } from './gameDeeds.ts';
import { shelf } from './gameFiles.ts';

export interface Games extends Deeds {
  /** Null until the shelf has answered. */
  readonly list: GameList | null;
  readonly message: Message | null;
  readonly dismiss: () => void;
  /** What needs a part of the app that may not be there: then that is said. */
  readonly attempt: (doing: Promise<void>) => void;
}

const UNREADABLE: GameList = { games: [], newer: [], damaged: [], readable: false };

async function listed(): Promise<GameList> {
  const { list } = await shelf();
  try {
    return await list();
  } catch {
    return UNREADABLE;
  }
}

/** The games on the shelf, and everything that can be done with them without playing. */
export function useGames(): Games {
  const text = useFrontText();
  const [list, setList] = useState<GameList | null>(null);
  const [message, setMessage] = useState<Message | null>(null);
  const deeds = useMemo(() => {
    const look = async () => setList(await listed());
    const attempt = (doing: Promise<void>) =>
      void doing.catch((why: unknown) => {
        if (!(why instanceof PartMissing)) throw why;
        setMessage({ words: '', undo: null, fault: true, partMissing: true });
      });
    return { look, attempt, ...deedsOf(text, { look, attempt, say: setMessage }) };
  }, [text]);
  const { look, attempt, ...doable } = deeds;
  useEffect(() => onFiles(doable.importFiles), [text]);
  useEffect(() => void look().catch(() => null), []); // nobody asked for it, and a notice says what is missing
  useEffect(() => {
    const listening = shelf().then(({ onLost }) =>
      onLost((why) => {
        setMessage(fault(why === 'cleared' ? text.saves.cleared : text.saves.storageNews.upgraded));
        attempt(look());
      }),
    );
    listening.catch(() => null);
    return () => void listening.then((stop) => stop()).catch(() => null);
  }, []);
  return { list, message, dismiss: () => setMessage(null), attempt, ...doable };
}
