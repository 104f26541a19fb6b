import { render } from 'preact';
import { frontWords } from './i18n/words.ts';
import { part, watchFiles } from './pwa/files.ts';
import { offerInstall } from './pwa/install.ts';
import { trustOwnScripts } from './pwa/ownScripts.ts';
import { keepOffline } from './pwa/serviceWorker.ts';
import { App } from './screens/App.tsx';
import { guardPresses } from './screens/press/guard.ts';
import { markTheme } from './screens/shared/pageMarks.ts';
import { languageNow } from './screens/shared/readersLanguage.ts';
import { SpokenAround } from './screens/shared/Spoken.tsx';
import { offerSound } from './screens/shared/sound.ts';
import { markMotion } from './screens/shared/useStill.ts';
import './ui/base.css';

const found = document.getElementById('app');
if (found === null) throw new Error('The page has no place for the app.');
const root = found;
trustOwnScripts();
guardPresses();
watchFiles();
void keepOffline();
offerInstall();
offerSound();
markMotion();
markTheme();
void speak();

/** Nothing can be drawn before there are words. */
async function speak(): Promise<void> {
  await part(() => frontWords.load(languageNow()));
  render(
    <SpokenAround>
      <App />
    </SpokenAround>,
    root,
  );
}
