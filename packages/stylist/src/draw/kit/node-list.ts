import type { Node } from './point.ts';

/**
 * Nodes written as SVG writes points: `x,y` pairs apart by spaces, `!` after a corner: `'0,-.5! .2,.1 .3,.4'`.
 * Throws SyntaxError on anything else.
 */
export function nodeList(text: string): Node[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const isCorner = word.endsWith('!');
      const [x, y, ...more] = (isCorner ? word.slice(0, -1) : word).split(',').map(Number);
      if (x === undefined || y === undefined || more.length > 0 || Number.isNaN(x + y)) {
        throw new SyntaxError(`Not a node: "${word}"`);
      }
      return isCorner ? [x, y, 'corner'] : [x, y];
    });
}
