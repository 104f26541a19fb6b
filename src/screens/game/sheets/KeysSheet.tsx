import { useText } from '../../../i18n/text.ts';
import { BackSheet } from '../../shared/BackSheet.tsx';
import { useMeaning } from '../../shared/preferences.ts';
import { KEYS_OF_BOARD } from '../commands/boardKeys.ts';
import { KEYS_OF_COMMANDS, type KeyShown } from '../commands/commands.ts';
import './keys-sheet.css';

const CONFIRM: KeyShown = { keys: ['Enter'], word: ({ keys }) => keys.confirm };

const AT_CURTAIN: readonly KeyShown[] = [
  { keys: ['Space'], word: ({ keys }) => keys.hold },
  { keys: ['Enter'], word: ({ keys }) => keys.twice },
];

/** Every key there is in a game, from the lists that the keys themselves follow. */
export function KeysSheet({ onClose }: { readonly onClose: () => void }) {
  const { keys } = useText();
  const single = useMeaning('singleKeys');
  return (
    <BackSheet title={keys.title} onClose={onClose}>
      <div class="keys-sheet">
        {!single && <p>{keys.off}</p>}
        <KeyList title={keys.inTurn} shown={[...KEYS_OF_COMMANDS, CONFIRM]} />
        <KeyList title={keys.onBoard} shown={KEYS_OF_BOARD} />
        <KeyList title={keys.atCurtain} shown={AT_CURTAIN} />
      </div>
    </BackSheet>
  );
}

function KeyList({ title, shown }: { readonly title: string; readonly shown: readonly KeyShown[] }) {
  const text = useText();
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {shown.map(({ keys, word }) => (
          <div key={keys.join()}>
            <dt>
              {keys.map((key) => (
                <Key key={key} of={key} />
              ))}
            </dt>
            <dd>{word(text)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** An arrow is drawn, and has a name for those who listen. */
function Key({ of }: { readonly of: string }) {
  const { names, spoken } = useText().keys;
  const name = new Map(Object.entries(names)).get(of) ?? of;
  const said = new Map(Object.entries(spoken)).get(of);
  return (
    <kbd>
      {said === undefined ? (
        name
      ) : (
        <>
          <span aria-hidden="true">{name}</span>
          <span class="unseen">{said}</span>
        </>
      )}
    </kbd>
  );
}
