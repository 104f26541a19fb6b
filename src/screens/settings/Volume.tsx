import { choicesOf } from '../../preferences/list.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useMeaning, usePreference } from '../shared/preferences.ts';
import { sample } from '../shared/sound.ts';
import { useWordsOf } from './rows.tsx';
import './volume.css';

/** A drawn slider under one that is not seen, so that it looks alike in every browser. */
export function Volume() {
  const { title, choices } = useWordsOf('volume');
  const [volume, setVolume] = usePreference('volume');
  const isHeard = useMeaning('sound');
  const steps = choicesOf('volume');
  const at = steps.indexOf(volume);
  const move = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
    const chosen = steps[Number(currentTarget.value)];
    if (chosen !== undefined) setVolume(chosen);
  };
  return (
    <div class={isHeard ? 'volume' : 'volume dimmed'}>
      <Icon name="sound" />
      <span class="slider" style={{ '--share': `${at / (steps.length - 1)}` }}>
        <input
          type="range"
          min={0}
          max={steps.length - 1}
          step={1}
          value={at}
          disabled={!isHeard}
          aria-label={title}
          aria-valuetext={choices[volume]}
          onInput={move}
          onChange={() => sample('volume')}
        />
        <span class="drawn" />
      </span>
      <b aria-hidden="true">{choices[volume]}</b>
    </div>
  );
}
