export type { KeptLooks } from './kept-looks.ts';
export { findLook, findLooks, keepLooks, type Look } from './look.repository.ts';
export { LOOK_PATH_PATTERN, lookOnTheWire, lookPath } from './look-on-the-wire.ts';
export { sowLooks } from './sow-looks.ts';
