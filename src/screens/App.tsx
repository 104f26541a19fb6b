import { useRef } from 'preact/hooks';
import { Home } from './Home.tsx';
import { GoContext } from './navigation.ts';
import type { Address } from './route.ts';
import { useAddress } from './useAddress.ts';
import { useLater } from './useLater.ts';

/** Which screen the address asks for. */
export function App() {
  const { address, goTo } = useAddress();
  const first = useRef(true);
  first.current &&= address.screen === 'home';
  return (
    <GoContext.Provider value={goTo}>
      <Screen address={address} first={first.current} />
    </GoContext.Provider>
  );
}

interface ScreenProps {
  readonly address: Address;
  /** Nobody has been anywhere else yet. */
  readonly first: boolean;
}

function Screen({ address, first }: ScreenProps) {
  switch (address.screen) {
    case 'home':
      return <Home back={!first} />;
    case 'new':
      return <SetupDoor />;
    case 'game':
      return <TableDoor key={address.id} id={address.id} />;
    default:
      return <GalleryDoor hash={address.hash} />;
  }
}

/* Each of these is fetched when somebody goes there. */

function SetupDoor() {
  const screen = useLater('setup', () => import('./setup/Setup.tsx'));
  return screen && <screen.Setup />;
}

function TableDoor({ id }: { readonly id: string }) {
  const screen = useLater('table', () => import('./table/GameDoor.tsx'));
  return screen && <screen.GameDoor id={id} />;
}

function GalleryDoor({ hash }: { readonly hash: string }) {
  const screen = useLater('gallery', () => import('./gallery/Gallery.tsx'));
  return screen && <screen.Gallery hash={hash} />;
}
