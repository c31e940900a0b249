import { describe, expect, it } from 'vitest';
import { boxOfPaths } from '#draw/kit/box.ts';
import type { DressCut } from '#garments/cut.ts';
import { WOOL } from '../testing/every-item.ts';
import { standingContext } from '../testing/standing-context.ts';
import { bodiceOf } from './dress.ts';

const SHIRT_DRESS = {
  ...{ type: 'dress', bodice: 'shirt', skirt: 'pleated', hem: 4.8, waist: 'plain' },
} as const satisfies Partial<DressCut>;

describe('bodiceOf', () => {
  it('ends the short sleeves of a shirt-dress on the upper arm, rolled ones below the elbow', () => {
    const endOf = (sleeve: DressCut['sleeve']) => {
      const { document, ...context } = standingContext('Rectangle', 'still');
      const { sleeve: drawSleeve } = bodiceOf({ document, ...context }, { ...SHIRT_DRESS, sleeve }, WOOL);
      const svg = document.toSvg(drawSleeve?.('left') ?? '');
      const outlines = document.silhouettes.map(
        (id) => new RegExp(`id="${id}" d="([^"]*)"`).exec(svg)?.[1] ?? '',
      );
      const [, elbow] = context.body.arms.left.at(1);
      return (boxOfPaths(outlines).bottom - elbow) / context.head;
    };
    expect(endOf('short')).toBeLessThan(-0.2);
    expect(endOf('rolled')).toBeGreaterThan(0);
  });
});
