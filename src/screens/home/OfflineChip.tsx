import { useFrontText } from '../../i18n/frontText.ts';
import { type OfflineState, offlineState, pwaStore } from '../../pwa/state.ts';
import { Chip } from '../../ui/Chip.tsx';
import type { IconName } from '../../ui/Icon.tsx';
import { useStore } from '../shared/useStore.ts';

const LOOKS: Readonly<Record<OfflineState, { readonly icon: IconName; readonly tone: 'ok' | 'amber' }>> = {
  ready: { icon: 'check', tone: 'ok' },
  offline: { icon: 'offline', tone: 'ok' },
  downloading: { icon: 'download', tone: 'amber' },
  onlineOnly: { icon: 'online', tone: 'amber' },
};

export function OfflineChip() {
  const text = useFrontText();
  const state = useStore(pwaStore, offlineState);
  return <Chip {...LOOKS[state]} label={text.offline[state]} />;
}
