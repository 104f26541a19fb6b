import { useText } from '../../../i18n/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { useGameMenu } from '../commands/menu.ts';

/** One touch from the bonuses, how they stand, and what a route scores by its length. */
export function BonusButton({ size = 'normal' }: { readonly size?: 'normal' | 'small' }) {
  const { turn } = useText();
  const { onBonus } = useGameMenu();
  return <Button icon="bonus" look="line" size={size} label={turn.bonus} onPress={() => onBonus(null)} />;
}
