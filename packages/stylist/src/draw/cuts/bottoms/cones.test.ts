import { describe, expect, it } from 'vitest';
import type { ClothName } from '#garments/cloth.ts';
import { WOOL } from '../testing/every-item.ts';
import { standingContext } from '../testing/standing-context.ts';
import { cones } from './cones.ts';
import { draftSkirt } from './skirt-draft.ts';

function gown(name: ClothName) {
  const context = standingContext('Round', 'still');
  return cones(context, { ...WOOL, name }, draftSkirt(context, 'gown', 2.86, 8.4, name));
}

describe('cones', () => {
  it('drapes satin across the hip and lets it catch the light on one side', () => {
    expect(gown('satin').folds).toHaveLength((gown('wool').folds?.length ?? 0) + 2);
    expect(gown('satin').highlights).toHaveLength(2);
    expect(gown('wool').highlights).toEqual([]);
  });
});
