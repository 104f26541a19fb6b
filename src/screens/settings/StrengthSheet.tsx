import { useText } from '../../i18n/text.ts';
import { boardName } from '../../table/boardCards.ts';
import { boards } from '../../table/boards.ts';
import { strength } from '../../table/computers/strength.ts';
import { BackSheet } from '../shared/BackSheet.tsx';

const LEVELS = ['normal', 'hard', 'expert'] as const;

/** How often each level wins against the one below it, on every board, as it was measured. */
export function StrengthSheet({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const { about } = text.settings;
  return (
    <BackSheet title={about.strength} onClose={onClose}>
      <p>{about.strengthWhy}</p>
      <table class="strength">
        <thead>
          <tr>
            <td />
            {boards.map(({ id }) => (
              <th key={id} scope="col">
                {boardName(text, id)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LEVELS.map((level) => (
            <tr key={level}>
              <th scope="row">{about.levels[level]}</th>
              {boards.map(({ id }) => (
                <Figure key={id} level={level} map={id} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </BackSheet>
  );
}

interface FigureProps {
  readonly level: string;
  readonly map: string;
}

function Figure({ level, map }: FigureProps) {
  const { about } = useText().settings;
  const found = strength.find((each) => each.level === level && each.map === map);
  if (found === undefined) return <td />;
  return (
    <td>
      {about.share(Math.round(found.won))} <small>{about.games(found.games)}</small>
    </td>
  );
}
