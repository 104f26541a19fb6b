import { useText } from '../../i18n/text.ts';
import { choicesOf, type PreferenceName, type PreferenceWords } from '../../preferences/list.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { usePreference } from './preferences.ts';

interface PreferenceChoiceProps<Name extends PreferenceName> {
  readonly name: Name;
  /** Where its title says too little or too much. */
  readonly label?: string;
  /** As wide as its place. */
  readonly fills?: boolean;
  /** After it holds. */
  readonly onChosen?: () => void;
}

/** The choices of a preference, and which of them holds. */
export function PreferenceChoice<Name extends PreferenceName>({
  name,
  label,
  fills = true,
  onChosen,
}: PreferenceChoiceProps<Name>) {
  const words: PreferenceWords = useText().settings.preferences;
  const { title, choices }: PreferenceWords[Name] = words[name];
  const [choice, choose] = usePreference(name);
  return (
    <Segmented
      fills={fills}
      label={label ?? title}
      options={choicesOf(name).map((each) => ({ value: each, label: choices[each] }))}
      value={choice}
      onChange={(chosen) => {
        choose(chosen);
        onChosen?.();
      }}
    />
  );
}
