import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../i18n/languages.ts';
import { Segmented } from '../../ui/Segmented.tsx';

interface LanguageChoiceProps {
  readonly label: string;
  readonly value: Language;
  readonly onChange: (language: Language) => void;
}

/** Two letters, and the whole name for those who listen. */
export function LanguageChoice({ label, value, onChange }: LanguageChoiceProps) {
  const options = LANGUAGES.map((language) => ({
    value: language,
    label: language.toUpperCase(),
    name: LANGUAGE_NAMES[language],
  }));
  return <Segmented label={label} options={options} value={value} onChange={onChange} />;
}
