/** Whatever answers questions about the page that it shows: a page of Playwright, or a browser driven in another way. */
export interface Asked {
  evaluate<R, A>(question: (about: A) => R | Promise<R>, about: A): Promise<R>;
  evaluate<R>(question: () => R | Promise<R>): Promise<R>;
}
