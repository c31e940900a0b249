import { describe, expect, it } from 'vitest';
import { dressed, EVERY_ITEM } from './testing/every-item.ts';
import { sortItems } from './worn-items.ts';

const ON_THE_HEAD: ReadonlySet<string> = new Set(['hat', 'glasses', 'earrings']);

describe('sortItems', () => {
  it('puts a top worn open over the others', () => {
    const overshirt = dressed({ type: 'shirt', open: 0.3, sleeve: 'long' }, 'open');
    const tee = dressed({ type: 'tee', neck: 'crew', sleeve: 'short' });
    expect(sortItems([overshirt, tee]).tops.map(({ cut }) => cut.type)).toEqual(['tee', 'shirt']);
  });

  it('puts a knitted vest over the shirt it is worn with, whichever was chosen first', () => {
    const vest = dressed({ type: 'knit', neck: 'v', gauge: 'fine', length: 'regular', sleeve: 'none' });
    const shirt = dressed({ type: 'shirt', open: 0.1, sleeve: 'long' }, 'tucked');
    expect(sortItems([vest, shirt]).tops.map(({ cut }) => cut.type)).toEqual(['shirt', 'knit']);
  });

  it('wears an item over what is below it unless told otherwise', () => {
    const { cut, cloth } = dressed({ type: 'tee', neck: 'crew', sleeve: 'short' });
    expect(sortItems([{ cut, cloth }]).tops[0]?.worn).toBe('over');
  });

  it('finds a place for every kind of item but those of the head', () => {
    for (const item of EVERY_ITEM) {
      const { tops, outers, scarves, necklaces, bracelets, ...single } = sortItems([item]);
      const listed = [tops, outers, scarves, necklaces, bracelets].flat();
      const placed = listed.length + Object.values(single).length;
      expect(placed, item.cut.type).toBe(ON_THE_HEAD.has(item.cut.type) ? 0 : 1);
    }
  });
});
