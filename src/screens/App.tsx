import { Home } from './Home.tsx';
import { useHash } from './useHash.ts';
import { useLater } from './useLater.ts';

/** Which screen the address asks for. The first screen is the answer to everything else. */
export function App() {
  const hash = useHash();
  return /^#\/gallery(?:$|[/?])/.test(hash) ? <GalleryDoor hash={hash} /> : <Home />;
}

/** The gallery is fetched when somebody goes there. */
function GalleryDoor({ hash }: { readonly hash: string }) {
  const gallery = useLater('gallery', () => import('./gallery/Gallery.tsx'));
  return gallery && <gallery.Gallery hash={hash} />;
}
