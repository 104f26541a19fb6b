import { useText } from '../../../i18n/text.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { useGameMenu } from '../commands/menu.ts';
import './routes-button.css';

/** Beside the board: the same routes as a list. */
export function RoutesButton() {
  const { routeList } = useText();
  const { onRoutes } = useGameMenu();
  return (
    <div class="routes-button">
      <IconButton icon="list" label={routeList.title} onPress={() => onRoutes(true)} />
    </div>
  );
}
