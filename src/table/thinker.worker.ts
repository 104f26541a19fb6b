import { letterReader } from './letterReader.ts';

const read = letterReader();

addEventListener('message', ({ data }) => postMessage(read(data)));
