import { useEffect, useRef, useState } from 'preact/hooks';

/** As long as nobody presses a button who only means to press it. */
const HELD_AFTER_MS = 350;
const KEYS = ['Enter', ' '];

/** A button that is pressed and, held for longer, shows something until it is let go. A hold is no press. */
export function useHeld(onPress: () => void) {
  const [held, setHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const wasHeld = useRef(false);
  const begin = () => {
    wasHeld.current = false;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      wasHeld.current = true;
      setHeld(true);
    }, HELD_AFTER_MS);
  };
  const end = () => {
    clearTimeout(timer.current);
    setHeld(false);
  };
  useEffect(() => {
    addEventListener('blur', end);
    return () => {
      removeEventListener('blur', end);
      clearTimeout(timer.current);
    };
  }, []);
  const handlers = {
    onPointerDown: (event: PointerEvent) => event.button === 0 && event.isPrimary && begin(),
    onPointerUp: end,
    onPointerCancel: end,
    onPointerLeave: end,
    onKeyDown: (event: KeyboardEvent) => KEYS.includes(event.key) && !event.repeat && begin(),
    onKeyUp: end,
    onBlur: end,
    onContextMenu: (event: Event) => event.preventDefault(),
    onClick: () => {
      if (!wasHeld.current) onPress();
      wasHeld.current = false;
    },
  };
  return { held, handlers };
}
