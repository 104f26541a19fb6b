import { PLAYER_COLORS } from '../../engine/players.ts';
import { gallery } from '../../i18n/en/gallery.ts';
import { sceneryFor } from '../../table/boardCards.ts';
import { boards } from '../../table/boards.ts';
import { HandOverPoster } from '../../ui/art/posters/HandOverPoster.tsx';
import { HOURS } from '../../ui/art/posters/posterKinds.ts';
import './posters.css';

/** The hand-over posters of all players, for every board and hour, each with a name as on a curtain. */
export function Posters() {
  const { posters, names } = gallery;
  return (
    <main class="all-pieces posters">
      <h1>{posters.title}</h1>
      <p>{posters.intro}</p>
      {boards.flatMap(({ id, name }) =>
        HOURS.map((hour) => (
          <section key={`${id} ${hour}`}>
            <h2>{posters.of(name, posters.hours[hour])}</h2>
            <ul>
              {PLAYER_COLORS.map((color) => (
                <li key={color} style={{ '--caption': `var(--${color}-caption)`, '--sky': `var(--${color}-sky)` }}>
                  <HandOverPoster of={color} scenery={sceneryFor(id)} hour={hour} />
                  <p>{names[color]}</p>
                </li>
              ))}
            </ul>
          </section>
        )),
      )}
    </main>
  );
}
