import type { ComponentProps } from 'preact';
import { useText } from '../../../i18n/text.ts';
import type { TableState } from '../../../table/session/scenes.ts';
import { Button } from '../../../ui/Button.tsx';
import { HandTool } from '../../../ui/CardGroup.tsx';
import { COMMANDS, type CommandName } from './commands.ts';
import { useTurnScene } from './turnScene.ts';

interface CommandButtonProps
  extends Partial<Pick<ComponentProps<typeof Button>, 'look' | 'note' | 'closed' | 'busy' | 'fillsIn'>> {
  readonly of: Exclude<CommandName, 'card'>;
  /** Where it is about to do something that has a better word. */
  readonly label?: string;
}

/** What it does, its word and its sign are those of the command. */
export function CommandButton({ of, label, ...looks }: CommandButtonProps) {
  const text = useText();
  const { commands } = useTurnScene();
  const { word, icon } = COMMANDS[of];
  return <Button {...looks} {...(icon && { icon })} label={label ?? word(text)} onPress={commands[of]} />;
}

export type Tool = 'cover' | 'hint';

/** The only person at the table hides the hand from nobody; and there are games without hints. */
export function toolsFor(
  { curtains, hints }: Pick<TableState, 'curtains' | 'hints'>,
  { hint }: { readonly hint: boolean },
): readonly Tool[] {
  const tools: readonly Tool[] = ['cover', 'hint'];
  return tools.filter((tool) => (tool === 'cover' ? curtains : hint && hints));
}

/** The same in the tenth place of the hand. */
export function CommandTool({ of }: { readonly of: Tool }) {
  const text = useText();
  const { commands } = useTurnScene();
  const { word, icon } = COMMANDS[of];
  return <HandTool icon={icon} label={word(text)} onPress={commands[of]} />;
}
