import { useState } from 'preact/hooks';
import { gallery } from '../../i18n/en/gallery.ts';
import { useText } from '../../i18n/text.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { ignore } from './ignore.ts';

export function ButtonSection() {
  const { button } = gallery;
  return (
    <div class="row">
      <Button look="primary" label={button.primary} onPress={ignore} />
      <Button look="solid" label={button.solid} onPress={ignore} />
      <Button look="line" label={button.line} onPress={ignore} />
      <Button look="ghost" label={button.ghost} onPress={ignore} />
      <Button label={button.disabled} disabled onPress={ignore} />
      <Button look="primary" label={button.busy} busy onPress={ignore} />
      <IconButton icon="menu" label={button.menu} onPress={ignore} />
      <Button look="primary" size="big" label={button.big} onPress={ignore} />
    </div>
  );
}

export function ControlSection() {
  const { offline } = useText();
  const { languages, control } = gallery;
  const [language, setLanguage] = useState<keyof typeof languages>('en');
  const [hints, setHints] = useState(true);
  const [sound, setSound] = useState(false);
  const options = (['en', 'fr', 'nl'] as const).map((value) => ({ value, label: languages[value] }));
  return (
    <div class="row">
      <Segmented label={control.language} options={options} value={language} onChange={setLanguage} />
      <Switch label={control.hints} on={hints} onChange={setHints} />
      <Switch label={control.sound} on={sound} onChange={setSound} />
      <Chip icon="check" tone="ok" label={offline.ready} />
      <Chip icon="download" tone="amber" label={offline.downloading} />
    </div>
  );
}

const COLORS = [
  ['paper', 'surface', 'sunk', 'line', 'line-2', 'ink'],
  ['ink-2', 'livery', 'livery-3', 'lining', 'gold', 'signal'],
  ['ok', 'ok-bg', 'amber-bg', 'sea', 'land-a', 'select'],
].flat();

export function ColorSection() {
  return (
    <ul class="colors">
      {COLORS.map((name) => (
        <li key={name}>
          <span style={{ background: `var(--${name})` }} />
          {name}
        </li>
      ))}
    </ul>
  );
}

export function TypeSection() {
  const { type } = gallery;
  return (
    <div class="type">
      <p class="poster-size">{type.poster}</p>
      <p class="title-size">{type.title}</p>
      <p class="score-size">{type.score}</p>
      <p class="button-size">{type.button}</p>
      <p>{type.body}</p>
      <p class="small-size">{type.small}</p>
    </div>
  );
}
