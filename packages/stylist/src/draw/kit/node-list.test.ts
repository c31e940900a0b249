import { describe, expect, it } from 'vitest';
import { nodeList } from './node-list.ts';

describe('nodeList', () => {
  it('reads pairs, and corners from their mark', () => {
    expect(nodeList(' 0,-.5! .2,1e1\n-3,4 ')).toEqual([
      [0, -0.5, 'corner'],
      [0.2, 10],
      [-3, 4],
    ]);
  });

  it.each(['1', '1,2,3', 'a,2', '1,2 !', ''])('refuses "%s"', (text) => {
    expect(() => nodeList(text)).toThrow(SyntaxError);
  });
});
