import { useText } from '../../../i18n/text.ts';

interface CityFieldProps {
  readonly letters: string;
  readonly onLetters: (letters: string) => void;
}

/** Escape empties it before it closes the list. */
export function CityField({ letters, onLetters }: CityFieldProps) {
  const { find } = useText().routeList;
  const clearByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || letters === '') return;
    event.preventDefault();
    onLetters('');
  };
  return (
    <input
      type="search"
      aria-label={find}
      placeholder={find}
      autocomplete="off"
      value={letters}
      onInput={({ currentTarget }) => onLetters(currentTarget.value)}
      onKeyDown={clearByKey}
    />
  );
}
