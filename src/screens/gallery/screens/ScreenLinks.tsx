import type { MapData } from '../../../engine/map.ts';
import { gallery } from '../../../i18n/en/gallery.ts';
import { boards } from '../../../table/boards.ts';
import { screenHash, type Theme } from '../address.ts';
import { screensOf } from './list.ts';
import './screen-links.css';

const THEMES: readonly Theme[] = ['light', 'dark'];

/** The way to every screen of every map. */
export function ScreenLinks() {
  return (
    <div class="screen-links">
      {boards.map((map) => (
        <MapLinks key={map.id} map={map} />
      ))}
    </div>
  );
}

function MapLinks({ map }: { readonly map: MapData }) {
  return (
    <section>
      <h3>{map.name}</h3>
      <ul>
        {screensOf(map).map((screen) => (
          <li key={screen}>
            <span>{gallery.screens[screen]}</span>
            {THEMES.map((theme) => (
              <a
                key={theme}
                href={screenHash({ map, screen, theme })}
                aria-label={gallery.screenOf(map.name, gallery.screens[screen], gallery.themes[theme])}
              >
                {gallery.themes[theme]}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
