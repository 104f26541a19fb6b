/** Put there by the build, from package.json. */
declare const RAILPASS_VERSION: string;

export const VERSION = RAILPASS_VERSION;
