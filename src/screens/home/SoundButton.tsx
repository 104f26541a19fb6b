import { useFrontText } from '../../i18n/frontText.ts';
import { IconButton } from '../../ui/Button.tsx';
import { usePreference } from '../shared/preferences.ts';
import { sample } from '../shared/sound.ts';

/** The one switch of all sounds; how loud they are stands in the settings of a game. */
export function SoundButton() {
  const { home } = useFrontText();
  const [choice, choose] = usePreference('sound');
  const on = choice === 'on';
  const change = () => {
    choose(on ? 'off' : 'on');
    sample('sound');
  };
  return <IconButton icon={on ? 'sound' : 'silence'} label={home.sound} pressed={on} onPress={change} />;
}
