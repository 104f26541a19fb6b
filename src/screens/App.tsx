import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { part } from '../pwa/files.ts';
import { tableScreen } from './game/tableScreen.ts';
import { Home } from './home/Home.tsx';
import { Later } from './shared/Later.tsx';
import { Lost } from './shared/Lost.tsx';
import { GoContext } from './shared/navigation.ts';
import type { Address } from './shared/route.ts';
import { SpokenTo } from './shared/Spoken.tsx';
import { useAddress } from './useAddress.ts';

/** Which screen the address asks for. */
export function App() {
  const { address, goTo } = useAddress();
  const first = useRef(true);
  useLayoutEffect(() => {
    document.documentElement.dataset['screen'] = address.screen;
  }, [address.screen]);
  first.current &&= address.screen === 'home';
  return (
    <GoContext.Provider value={goTo}>
      <Screen address={address} first={first.current} />
    </GoContext.Provider>
  );
}

const setupScreen = () => part(() => import('./setup/Setup.tsx'));
const rulesScreen = () => part(() => import('./rules/Rules.tsx'));
const settingsScreen = async () => {
  const [{ Settings }, { KeysSheet }] = await Promise.all([
    part(() => import('./settings/Settings.tsx')),
    part(() => import('./game/sheets/KeysSheet.tsx')),
  ]);
  return { Settings, KeysSheet };
};
const galleryScreen = () => part(() => import('./gallery/Gallery.tsx'));

interface ScreenProps {
  readonly address: Address;
  /** Nobody has been anywhere else yet. */
  readonly first: boolean;
}

function Screen({ address, first }: ScreenProps) {
  switch (address.screen) {
    case 'home':
    case 'resume':
      return <Home back={!first} resume={address.screen === 'resume'} />;
    case 'new':
      return (
        <Door key={`new ${address.board}`} load={setupScreen}>
          {({ Setup }) => <Setup board={address.board} />}
        </Door>
      );
    case 'game':
      return (
        <Door key={address.id} load={tableScreen}>
          {({ GameScreen }) => <GameScreen id={address.id} />}
        </Door>
      );
    case 'rules':
      return (
        <Door key="rules" load={rulesScreen}>
          {({ Rules }) => <Rules board={address.board} chapter={address.chapter} wayBack={null} />}
        </Door>
      );
    case 'settings':
      return (
        <Door key="settings" load={settingsScreen}>
          {({ Settings, KeysSheet }) => (
            <SpokenTo reader={null}>
              <Settings players={null} holder={null} wayBack={null} keys={(close) => <KeysSheet onClose={close} />} />
            </SpokenTo>
          )}
        </Door>
      );
    default:
      return (
        <Door key="gallery" load={galleryScreen}>
          {({ Gallery }) => <Gallery hash={address.hash} />}
        </Door>
      );
  }
}

interface DoorProps<Part> {
  readonly load: () => Promise<Part>;
  readonly children: (part: Part) => ComponentChildren;
}

/** To a screen that is fetched when somebody goes there. */
function Door<Part>(props: DoorProps<Part>) {
  return <Later missing={<Lost />} {...props} />;
}
