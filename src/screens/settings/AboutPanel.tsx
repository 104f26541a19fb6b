import { useState } from 'preact/hooks';
import { useText } from '../../i18n/text.ts';
import { offlineState, pwaStore } from '../../pwa/state.ts';
import { VERSION } from '../../pwa/version.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useStore } from '../shared/useStore.ts';
import { LicencesSheet } from './LicencesSheet.tsx';
import { StrengthSheet } from './StrengthSheet.tsx';
import './about.css';

type Sheet = 'licences' | 'strength' | null;

export function AboutPanel() {
  const { about } = useText().settings;
  const state = useStore(pwaStore, offlineState);
  const [open, setOpen] = useState<Sheet>(null);
  const close = () => setOpen(null);
  return (
    <section class="settings-panel about-panel">
      <h3>
        {about.title} <small>{about.version(VERSION, about.offline[state])}</small>
      </h3>
      <div class="about-ways">
        <Lead label={about.licences} onPress={() => setOpen('licences')} />
        <Lead label={about.strength} onPress={() => setOpen('strength')} />
      </div>
      {open === 'licences' && <LicencesSheet onClose={close} />}
      {open === 'strength' && <StrengthSheet onClose={close} />}
    </section>
  );
}

interface LeadProps {
  readonly label: string;
  readonly onPress: () => void;
}

function Lead({ label, onPress }: LeadProps) {
  return (
    <button type="button" onClick={onPress}>
      <span>{label}</span>
      <Icon name="further" />
    </button>
  );
}
