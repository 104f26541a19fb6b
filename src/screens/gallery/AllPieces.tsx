import type { ComponentType } from 'preact';
import { gallery } from '../../i18n/en/gallery.ts';
import { boards } from '../../table/boards.ts';
import { POSTERS_HASH, SOUNDS_HASH, type Theme } from './address.ts';
import { BoardPicture } from './BoardPicture.tsx';
import { CardSection, HandSection, PaymentSection, TableSection } from './CardSections.tsx';
import { ButtonSection, ColorSection, ControlSection, TypeSection } from './ControlSections.tsx';
import { BonusSection, MessageSection, PlateSection, PlayerSection, RouteSection } from './PlateSections.tsx';
import { ScreenLinks } from './screens/ScreenLinks.tsx';
import { ChoiceSection, TicketSection } from './TicketSections.tsx';
import './all-pieces.css';
import './tray-pieces.css';

const THEMES: readonly Theme[] = ['light', 'dark'];
const ORIENTATIONS = ['landscape', 'portrait'] as const;
const SHOWN_STATES = ['empty', 'claimed', 'states'] as const;

/** Every piece, by day and by night. */
export function AllPieces() {
  return (
    <main class="all-pieces">
      <h1>{gallery.title}</h1>
      <p>
        {gallery.intro} <a href={SOUNDS_HASH}>{gallery.sounds}</a> <a href={POSTERS_HASH}>{gallery.posters.title}</a>
      </p>
      <section>
        <h2>{gallery.sections.screens}</h2>
        <ScreenLinks />
      </section>
      <InBothThemes title={gallery.sections.cards} of={CardSection} wide />
      <InBothThemes title={gallery.sections.table} of={TableSection} wide />
      <InBothThemes title={gallery.sections.hand} of={HandSection} wide />
      <InBothThemes title={gallery.sections.payment} of={PaymentSection} wide />
      <InBothThemes title={gallery.sections.tickets} of={TicketSection} />
      <InBothThemes title={gallery.sections.choice} of={ChoiceSection} wide />
      <InBothThemes title={gallery.sections.players} of={PlayerSection} />
      <InBothThemes title={gallery.sections.routes} of={RouteSection} />
      <InBothThemes title={gallery.sections.plates} of={PlateSection} />
      <InBothThemes title={gallery.sections.buttons} of={ButtonSection} />
      <InBothThemes title={gallery.sections.controls} of={ControlSection} />
      <InBothThemes title={gallery.sections.messages} of={MessageSection} />
      <InBothThemes title={gallery.sections.bonus} of={BonusSection} />
      <InBothThemes title={gallery.sections.colors} of={ColorSection} />
      <InBothThemes title={gallery.sections.type} of={TypeSection} />
      <BoardSection />
    </main>
  );
}

interface InBothThemesProps {
  readonly title: string;
  readonly of: ComponentType;
  /** Day above night, where they need the room. */
  readonly wide?: boolean;
}

function InBothThemes({ title, of: Pieces, wide = false }: InBothThemesProps) {
  return (
    <section>
      <h2>{title}</h2>
      <div class={wide ? 'both wide' : 'both'}>
        {THEMES.map((theme) => (
          <div key={theme} class="pieces" data-theme={theme}>
            <Pieces />
          </div>
        ))}
      </div>
    </section>
  );
}

function BoardSection() {
  return (
    <section>
      <h2>{gallery.sections.boards}</h2>
      {boards.flatMap((map) =>
        SHOWN_STATES.flatMap((state) =>
          ORIENTATIONS.flatMap((orientation) =>
            THEMES.map((theme) => (
              <BoardPicture
                key={`${map.id} ${state} ${orientation} ${theme}`}
                {...{ map, state, orientation, theme }}
              />
            )),
          ),
        ),
      )}
    </section>
  );
}
