import { useFrontText } from '../../i18n/frontText.ts';
import { Button } from '../../ui/Button.tsx';
import { useGo } from './navigation.ts';
import { HOME } from './route.ts';
import { useHeadingFocus } from './useHeadingFocus.ts';
import { useLack } from './useLack.ts';
import './lost.css';

/** In the place of a screen that could not be fetched. */
export function Lost() {
  const { saves } = useFrontText();
  const go = useGo();
  const heading = useHeadingFocus();
  const { title, words, reload } = useLack();
  return (
    <main class="lost-screen">
      <h1 tabIndex={-1} ref={heading}>
        {title}
      </h1>
      <p role="status">{words}</p>
      <div class="ways">
        <Button look="line" icon="home" label={saves.home} onPress={() => go(HOME)} />
        <Button look="primary" {...reload} />
      </div>
    </main>
  );
}
