import { BODY_SHAPES } from '@glow/api';
import { describe, expect, it } from 'vitest';
import type { Cut, DressCut } from '#garments/cut.ts';
import { SIDES, signOf } from '../figure/side.ts';
import { boxOfPaths } from '../kit/box.ts';
import { dressFigure } from './dress-figure.ts';
import { draftJacket } from './outerwear/jacket-draft.ts';
import { BLAZER, dressed } from './testing/every-item.ts';
import { standingContext } from './testing/standing-context.ts';
import { crookShade, draftSleeve } from './tops/sleeve.ts';

const topOf = (svg: string) =>
  Math.min(...[...svg.matchAll(/ d="(M[^"]+)"/g)].map(([, d = '']) => boxOfPaths([d]).top));

describe.each(BODY_SHAPES)('on a %s figure', (shape) => {
  it('socks begin at the hem of close trousers', () => {
    const socks = standingContext(shape);
    const { shoes = '' } = dressFigure(socks, [
      dressed({ type: 'trousers', fit: 'legging', construction: 'plain' }),
      dressed({ type: 'socks', height: 'calf' }),
    ]);
    const ids = [...shoes.matchAll(/#(d\w+)"/g)].map(([, id]) => id);
    const svg = socks.document.toSvg('');
    const shapes = ids.flatMap((id) => new RegExp(`<path id="${id}" d="[^"]+"/>`).exec(svg)?.[0] ?? []);
    const hem = Math.min(...SIDES.map((side) => socks.body.legs[side].at(1.84)[1]));
    expect(topOf(shapes.join(''))).toBeGreaterThan(hem);
  });

  it('a jacket raised with its arm has its underarm well inside its side, or it would hang beside it as a spike', () => {
    const context = standingContext(shape, 'hair');
    const jacket = draftJacket(context, BLAZER);
    for (const side of SIDES) {
      const k = signOf(side);
      const sleeve = draftSleeve(context, side, {
        ...{ end: 1.9, ease: () => 0.08, shoulderExtension: jacket.shoulderExtension },
        ...{ pit: 2.1, pitHalfWidth: jacket.halfWidth(2.05) },
      });
      if (sleeve.limb.direction(0.4)[1] >= 0.3) continue;
      const low = jacket.at(2.25, 0)[1];
      const pit = [...sleeve.armhole.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)]
        .map(([, x, y]) => [Number(x), Number(y)] as const)
        .filter(([, y]) => y > low);
      const edge = jacket.at(2.36, k * jacket.halfWidth(2.36))[0];
      for (const [x] of pit) expect(k * (edge - x)).toBeGreaterThan(0.06 * context.head);
    }
  });

  it('legs are left out under a long closed skirt, and not under one that opens', () => {
    const dressOf = (skirt: DressCut['skirt'], hem: number): Cut => ({
      ...{ type: 'dress', bodice: 'halter', sleeve: 'none', waist: 'plain' },
      skirt,
      hem,
    });
    const from = (cut: Cut) => {
      const { legs } = dressFigure(standingContext(shape), [dressed(cut)]);
      return legs.kind === 'bare' ? legs.from : undefined;
    };
    expect(from(dressOf('gown', 8.7))).toBeGreaterThan(1);
    expect(from(dressOf('wrap', 8.7))).toBe(0);
    expect(from(dressOf('a-line', 5.5))).toBe(0);
  });
});

it('begins the shade beside a folded forearm at nothing', () => {
  expect(crookShade(1.14)).toBe(0);
  expect(crookShade(1.6)).toBe(1);
});

it('gives a duffle coat no drawstring', () => {
  const coat = (closing?: 'toggles'): Cut => ({
    ...{ ...BLAZER, lapel: 'stand', hem: 5.2, hood: true },
    ...(closing ? { closing } : {}),
  });
  const neckOf = (cut: Cut) => dressFigure(standingContext(), [dressed(cut)]).neck ?? '';
  expect(neckOf(coat('toggles')).split('<').length).toBe(neckOf(coat()).split('<').length - 4);
});
