import type { Weight } from './embed-bytes.ts';

/** Prints bytes beside their ceilings; says whether one is above its own. */
export function printWeights(weights: readonly Weight[]): 'within' | 'over' {
  const overs = weights.map(({ what, bytes, maxBytes }) => {
    const isOver = maxBytes !== undefined && bytes > maxBytes;
    const ceiling = maxBytes === undefined ? '' : `of ${maxBytes}${isOver ? '  TOO MUCH' : ''}`;
    console.log(`${String(bytes).padStart(7)}  ${ceiling.padEnd(9)}  ${what}`);
    return isOver;
  });
  return overs.includes(true) ? 'over' : 'within';
}
