import { answerer } from './answerer.ts';
import type { Sign } from './protocol.ts';

const read = answerer((id) => postMessage({ id, thinking: true } satisfies Sign));

addEventListener('message', ({ data }) => postMessage(read(data)));
