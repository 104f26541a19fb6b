const TICK_MS = 10;

/** A tick under the finger, where a device can. */
export function tick(): void {
  try {
    if ('vibrate' in navigator) navigator.vibrate(TICK_MS);
  } catch {
    // It is felt by nobody.
  }
}
