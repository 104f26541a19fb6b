import { useText } from '../../../i18n/text.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { useGameMenu } from '../commands/menu.ts';
import './routes-button.css';

interface RoutesButtonProps {
  /** Whoever is asked for a city finds those. */
  readonly of: 'routes' | 'cities';
}

/** Beside the board: what can be touched there as a list. */
export function RoutesButton({ of }: RoutesButtonProps) {
  const { routeList } = useText();
  const { onRoutes } = useGameMenu();
  return (
    <div class="routes-button">
      <IconButton
        icon="list"
        label={of === 'cities' ? routeList.cities : routeList.title}
        onPress={() => onRoutes(true)}
      />
    </div>
  );
}
