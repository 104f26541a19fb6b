/** A piece in the gallery can be pressed, and nothing comes of it. */
export const ignore = () => undefined;
