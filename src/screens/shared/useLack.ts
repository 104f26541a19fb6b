import { useState } from 'preact/hooks';
import { useFrontText } from '../../i18n/frontText.ts';
import { reload } from '../../pwa/files.ts';
import { lackOf, pwaStore } from '../../pwa/state.ts';
import { useStore } from './useStore.ts';

export interface LackShown {
  readonly title: string;
  readonly words: string;
  /** The way out, as a button has it. */
  readonly reload: { readonly icon: 'refresh'; readonly label: string; readonly onPress: () => void };
}

/** Why a part of the app is not there, and what can be done about it. */
export function useLack(): LackShown {
  const { files } = useFrontText();
  const { title, why } = files[useStore(pwaStore, lackOf)];
  const [isRefused, setRefused] = useState(false);
  const press = async () => setRefused(!(await reload()));
  return {
    title,
    words: isRefused ? files.noConnection : why,
    reload: { icon: 'refresh', label: files.reload, onPress: () => void press() },
  };
}
