import type { RoutePlace } from '../../layout/boardFile.ts';
import type { RouteLooks } from './looks.ts';
import type { Measures } from './measures.ts';
import { memo } from './memo.ts';
import { Spaces } from './Spaces.tsx';
import { Wagons } from './Wagons.tsx';

interface RouteProps extends RouteLooks {
  readonly measures: Measures;
  readonly place: RoutePlace;
}

export const Route = memo((props: RouteProps) => {
  const { state, owner, ghost } = props;
  const train = owner ?? ghost;
  if (train === null) return <Spaces {...props} closed={state === 'closed'} />;
  return <Wagons {...props} of={train} ghost={owner === null} />;
});
