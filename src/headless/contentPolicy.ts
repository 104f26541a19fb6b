// What the built page may do, said in the page itself, as a static host sends no headers. Who may frame a page can only be
// said by a header: `public/_headers` says it to hosts that read such a file.

const OWN = "'self'";
const NONE = "'none'";

const DIRECTIVES: Readonly<Record<string, string>> = {
  'default-src': NONE,
  'script-src': OWN,
  'style-src': OWN,
  'img-src': OWN,
  'font-src': OWN,
  'connect-src': OWN,
  'worker-src': OWN,
  'manifest-src': OWN,
  'object-src': NONE,
  'base-uri': NONE,
  'form-action': NONE,
  // The one policy by this name is made in src/pwa/ownScripts.ts.
  'require-trusted-types-for': "'script'",
  'trusted-types': 'default',
};

export const contentPolicy = Object.entries(DIRECTIVES)
  .map((directive) => directive.join(' '))
  .join('; ');
