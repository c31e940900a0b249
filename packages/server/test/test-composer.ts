import { type Composer, createComposer } from '@glow/stylist/composer';

let shared: Composer | undefined;

/** Returns one composer for all tests of a file: its worker takes half a second to start, and ends with the process. */
export function testComposer(): Composer {
  shared ??= createComposer();
  return shared;
}
