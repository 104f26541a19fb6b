/** The one place where a real game meets real chance: everything else follows from the seed it was given. */
export function newSeed(): string {
  return randomHex(16);
}

/** Not made from the seed: a game's name is for everybody to see, and the seed knows every card. */
export function newGameId(): string {
  return randomHex(8);
}

function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
