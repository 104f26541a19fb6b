const regions = new Intl.DisplayNames('nl', { type: 'region' });

export const country = (code: string) => regions.of(code) ?? code;

const ARTICLES: Readonly<Record<string, string>> = { GB: 'het', US: 'de', AE: 'de', PH: 'de', FO: 'de', MV: 'de' };

/** Where a route leads: "naar Noorwegen", "naar de Verenigde Staten". */
export const theCountry = (code: string) => {
  const article = ARTICLES[code];
  return article === undefined ? country(code) : `${article} ${country(code)}`;
};
