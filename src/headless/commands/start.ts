// npm start: builds the app if anything changed, serves it, and says where.
import { buildIfChanged, dist, serve } from '../site.ts';

const PORT = 4173;

console.log('Getting Railpass ready…');
await buildIfChanged();
const { url } = await serve(dist, PORT);
console.log(`
Railpass is ready. Open this address in a browser on this machine:

  ${url}

Once it says "Ready offline" it no longer needs this window. Ctrl-C ends it.`);
