import type { MapRules } from '../../../engine/map.ts';
import { useText } from '../../../i18n/text.ts';
import { pointsByLength } from './pointsByLength.ts';
import './points-table.css';

/** ROUTE-5: what a route scores, by its length. */
export function PointsTable({ rules }: { readonly rules: MapRules }) {
  const { bonuses } = useText();
  const lengths = pointsByLength(rules);
  return (
    <table class="points-table">
      <caption>{bonuses.byLength}</caption>
      <tbody>
        <tr>
          <th scope="row">{bonuses.trains}</th>
          {lengths.map(({ length }) => (
            <td key={length}>{length}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">{bonuses.points}</th>
          {lengths.map(({ length, points }) => (
            <td key={length}>
              <strong>{points}</strong>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
