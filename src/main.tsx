import { render } from 'preact';
import { front } from './i18n/en/front.ts';
import { FrontContext, type FrontText } from './i18n/frontText.ts';
import { watchFiles } from './pwa/files.ts';
import { offerInstall } from './pwa/install.ts';
import { trustOwnScripts } from './pwa/ownScripts.ts';
import { keepOffline } from './pwa/serviceWorker.ts';
import { App } from './screens/App.tsx';
import { guardPresses } from './screens/press/guard.ts';
import { offerSound } from './screens/shared/sound.ts';
import { markMotion } from './screens/shared/useStill.ts';
import './ui/base.css';

const root = document.getElementById('app');
if (root === null) throw new Error('The page has no place for the app.');
const text: FrontText = front;
document.title = text.app.title;
trustOwnScripts();
guardPresses();
watchFiles();
void keepOffline();
offerInstall();
offerSound();
markMotion();
render(
  <FrontContext.Provider value={text}>
    <App />
  </FrontContext.Provider>,
  root,
);
