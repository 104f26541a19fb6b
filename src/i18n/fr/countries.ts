import { de } from './elision.ts';

const regions = new Intl.DisplayNames('fr', { type: 'region' });

/** "Norvège" */
export const country = (code: string) => regions.of(code) ?? code;

/** A country on an e is a woman, but for these. */
const MEN_ON_E: readonly string[] = ['MX', 'KH', 'MZ', 'ZW', 'BZ', 'SR'];
const MANY: readonly string[] = ['US', 'NL', 'AE', 'PH'];
/** They have no article. */
const BARE: readonly string[] = ['MC', 'MT', 'CY', 'CU', 'SG', 'SM', 'AD'];

/** "en Norvège", "au Danemark", "aux Pays-Bas" */
export function inCountry(code: string): string {
  const name = country(code);
  if (BARE.includes(code)) return code === 'AD' ? `en ${name}` : `à ${name}`;
  if (MANY.includes(code)) return `aux ${name}`;
  const isWoman = name.endsWith('e') && !MEN_ON_E.includes(code);
  return isWoman || /^[AEIOUÉÎ]/.test(name) ? `en ${name}` : `au ${name}`;
}

/** "de Norvège", "du Danemark", "des Pays-Bas", "d’Islande" */
export function ofCountry(code: string): string {
  const name = country(code);
  if (MANY.includes(code)) return `des ${name}`;
  return inCountry(code).startsWith('au ') ? `du ${name}` : de(name);
}
