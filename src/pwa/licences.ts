/** As `headless/licences.ts` writes it when the app is built. */
export interface LicenceShown {
  readonly name: string;
  readonly version: string | null;
  readonly kind: string;
  readonly text: string;
}

/** Of everything of others that the app is made of. It is kept with the other files of the app. */
export async function fetchLicences(): Promise<readonly LicenceShown[]> {
  const answer = await fetch('licences.json');
  if (!answer.ok) throw new Error(`The licences are not there: ${answer.status}.`);
  return answer.json();
}
