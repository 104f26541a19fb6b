import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../ui/Button.tsx';
import { BackSheet } from '../shared/BackSheet.tsx';
import { useGo } from '../shared/navigation.ts';
import { HOME } from '../shared/route.ts';
import { deletedAll } from './deletedAll.ts';
import { HoldToDelete } from './HoldToDelete.tsx';
import './delete-everything.css';

interface DeleteEverythingProps {
  readonly games: number;
  /** How many of them can be gone on with. */
  readonly open: number;
  readonly onExport: () => void;
  readonly onKeep: () => void;
}

/** Asked twice, the second time by a hold. Whoever hesitates keeps everything. */
export function DeleteEverything({ games, open, onExport, onKeep }: DeleteEverythingProps) {
  const { kept } = useText().settings;
  const [isSure, setSure] = useState(false);
  if (isSure) return <LastQuestion onKeep={onKeep} />;
  return (
    <BackSheet title={games === 0 ? kept.sureOfSettings : kept.sure(games, open)} side="middle" onClose={onKeep}>
      <Ways>
        <Button look="solid" label={kept.keep} onPress={onKeep} />
        {games > 0 && <Button look="line" icon="share" label={kept.exportFirst} onPress={onExport} />}
        <Button look="line" tone="grave" icon="bin" label={kept.go} onPress={() => setSure(true)} />
      </Ways>
    </BackSheet>
  );
}

function LastQuestion({ onKeep }: Pick<DeleteEverythingProps, 'onKeep'>) {
  const { kept } = useText().settings;
  const [failed, setFailed] = useState(false);
  const goTo = useGo();
  const go = async () => {
    setFailed(false); // so that it is said again
    const done = await deletedAll();
    if (done) goTo(HOME);
    else setFailed(true);
    return done;
  };
  return (
    <BackSheet title={kept.last} side="middle" onClose={onKeep}>
      <Ways>
        <Button look="solid" label={kept.keep} onPress={onKeep} />
        <HoldToDelete onHeld={go} />
        <p role="status">{failed && kept.notDeleted}</p>
      </Ways>
    </BackSheet>
  );
}

/** The first of them has the focus, once the sheet has given it to its heading. */
function Ways({ children }: { readonly children: ComponentChildren }) {
  const ways = useRef<HTMLDivElement>(null);
  useEffect(() => ways.current?.querySelector('button')?.focus(), []);
  return (
    <div class="delete-ways" ref={ways}>
      {children}
    </div>
  );
}
