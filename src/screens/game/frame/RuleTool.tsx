import { useText } from '../../../i18n/text.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { useOpenPage } from '../../page/openPage.ts';

interface RuleToolProps {
  /** Null: that of what lies open. */
  readonly chapter: string | null;
  /** What lies open, as the way back calls it. */
  readonly from?: string;
}

/** The way to a rule from a sheet that is about it. */
export function RuleTool({ chapter, from }: RuleToolProps) {
  const { home } = useText();
  const openPage = useOpenPage();
  return (
    <IconButton
      icon="book"
      label={home.rules}
      onPress={() => openPage({ screen: 'rules', chapter, board: null }, from)}
    />
  );
}
