import type { RoutePlace } from '../../layout/boardFile.ts';
import type { RouteLooks } from '../shapes/looks.ts';
import type { DrawnMeasures } from '../shapes/measures.ts';
import { memo } from '../shapes/memo.ts';
import { Spaces } from './Spaces.tsx';
import { Wagons } from './Wagons.tsx';

interface RouteProps extends RouteLooks {
  readonly measures: DrawnMeasures;
  readonly place: RoutePlace;
}

export const Route = memo((props: RouteProps) => {
  const { state, owner, ghost } = props;
  const train = owner ?? ghost;
  if (train === null) return <Spaces {...props} closed={state === 'closed'} />;
  return <Wagons {...props} of={train} ghost={owner === null} />;
});
