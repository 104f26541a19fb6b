import { useMemo, useRef } from 'preact/hooks';
import { detailAt } from '../../board/camera/detail.ts';
import { BoardDrawing } from '../../board/drawing/BoardDrawing.tsx';
import type { BoardModel } from '../../board/model.ts';
import type { MapData } from '../../engine/map.ts';
import { gallery } from '../../i18n/en/gallery.ts';
import { useText } from '../../i18n/text.ts';
import type { Orientation } from '../../layout/boardFile.ts';
import { loadPlaces } from '../../table/boards.ts';
import { useLater } from '../shared/Later.tsx';
import { hashOf, type Theme } from './address.ts';
import { type GalleryState, galleryModel } from './models.ts';
import { useInView } from './useInView.ts';
import './board-picture.css';

interface BoardPictureProps {
  readonly map: MapData;
  readonly orientation: Orientation;
  readonly state: GalleryState;
  readonly theme: Theme;
}

/** A board that cannot be moved, drawn while it is in view: thirty of them would be too much for a tablet. */
export function BoardPicture({ map, orientation, state, theme }: BoardPictureProps) {
  const frame = useRef<HTMLElement>(null);
  const inView = useInView(frame);
  const words = gallery.caption(map.name, gallery.states[state], gallery.ways[orientation], gallery.themes[theme]);
  return (
    <figure class="board-picture" ref={frame} data-theme={theme}>
      <div class={`picture ${orientation}`}>{inView && <Picture {...{ map, orientation, state }} label={words} />}</div>
      <figcaption>
        <a href={hashOf({ map, state, theme, owners: null })}>{words}</a>
      </figcaption>
    </figure>
  );
}

interface PictureProps extends Omit<BoardPictureProps, 'theme'> {
  readonly label: string;
}

function Picture({ map, orientation, state, label }: PictureProps) {
  const text = useText();
  const { value: places } = useLater(`${map.id} ${orientation}`, () => loadPlaces(map.id, orientation));
  const model = useMemo(() => places && galleryModel(map, places, state, text), [map, places, state, text]);
  return model && <Still model={model} label={label} />;
}

export function Still({ model, label }: { readonly model: BoardModel; readonly label: string }) {
  const { width, height } = model.places.zone;
  return (
    <svg class="still" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} data-detail={detailAt(1)}>
      <BoardDrawing model={model} />
    </svg>
  );
}
