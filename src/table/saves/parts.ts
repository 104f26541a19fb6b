/** How a part of the app that is not here yet is fetched. It rejects where that cannot be done. */
export type FetchPart = <Part>(load: () => Promise<Part>) => Promise<Part>;

/** For whoever is told of no better way. */
export const fetchPlainly: FetchPart = (load) => load();
