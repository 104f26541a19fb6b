import { RuleTool } from './RuleTool.tsx';
import './rules-button.css';

/** Beside the board, above an opened tunnel too: the rule of what lies open. */
export function RulesButton() {
  return (
    <div class="rules-button">
      <RuleTool chapter={null} />
    </div>
  );
}
