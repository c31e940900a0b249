import { describe, expect, it } from 'vitest';
import { oklch, toHex } from '#colour/convert.ts';
import type { Oklch } from '#colour/oklch.ts';
import type { Cloth } from '#garments/cloth.ts';
import type { ShoeCut } from '#garments/cut.ts';
import { POSES, type PoseName } from '#outfit.ts';
import { CAST_COLOUR } from '../cloth/soft-shadow.ts';
import { WOOL } from '../cuts/testing/every-item.ts';
import { faultsOf } from '../cuts/testing/faults-of.ts';
import { standingContext } from '../cuts/testing/standing-context.ts';
import { Body } from '../figure/body.ts';
import { boxOfPaths } from '../kit/box.ts';
import { drawShoe, drawShoes } from './draw-shoe.ts';
import { LASTS } from './lasts/index.ts';
import { drawContact, floorUnder } from './shoe-floor.ts';
import { shoeSpace } from './shoe-space.ts';

const NAMES = Object.keys(LASTS) as ShoeCut['last'][];

describe('drawShoe', () => {
  it.each(NAMES)('draws a %s on either foot in every pose', (last) => {
    for (const pose of POSES) {
      const context = standingContext('Pear', pose);
      const drawn = drawShoe(context, 'left', last, WOOL) + drawShoe(context, 'right', last, WOOL);
      expect(faultsOf(context.document.toSvg(drawn))).toEqual([]);
      expect(drawn).toContain(toHex(WOOL.colour));
    }
  });

  it('draws no two lasts alike', () => {
    const drawings = NAMES.map((last) => {
      const context = standingContext();
      return context.document.toSvg(drawShoe(context, 'left', last, WOOL));
    });
    expect(new Set(drawings).size).toBe(NAMES.length);
  });

  it('leaves heel and arch of a slingback open behind its vamp', () => {
    const [from] = LASTS.slingback.upper ?? [0, 0];
    expect(from).toBeGreaterThan(0.4);
    const straps = LASTS.slingback.marks?.filter(({ on, kind }) => on === 'foot' && kind === 'line');
    expect(straps).toHaveLength(2);
  });

  it.each(['sandal', 'block-sandal'] as const)(
    'sews the strap behind the heel of a %s to the sole',
    (last) => {
      const placesOf = (nodes: string) =>
        nodes.split(' ').map((node) => node.replace('!', '').split(',').map(Number));
      const [behind] = (LASTS[last].marks ?? [])
        .filter(({ on, kind }) => on === 'foot' && kind === 'line')
        .map(({ nodes }) => placesOf(nodes))
        .filter((places) => places.some(([x = 1]) => x < 0.03));
      const ends = behind?.map(([, round = 9]) => round);
      expect(Math.abs(ends?.at(0) ?? 9)).toBeLessThan(0.05);
      expect(Math.abs((ends?.at(-1) ?? 9) - 1)).toBeLessThan(0.05);
    },
  );

  it('leaves no foot in a shoe that stands empty', () => {
    const skin = toHex(standingContext().skin);
    for (const last of NAMES) {
      expect(drawShoe(standingContext(), 'left', last, WOOL, 'empty'), last).not.toContain(skin);
    }
  });

  it('shows skin in a sandal and none in a boot', () => {
    const skin = toHex(standingContext().skin);
    expect(drawShoe(standingContext(), 'left', 'sandal', WOOL)).toContain(skin);
    expect(drawShoe(standingContext(), 'left', 'ankle-boot', WOOL)).not.toContain(skin);
  });
});

describe('a trainer', () => {
  const white: Cloth = { name: 'leather', colour: oklch(0.95, 0.006, 90), second: oklch(0.55, 0.1, 25) };

  it('is shaded lightly in white, as a deep shade there looks like a dent', () => {
    const shadesOf = (colour: Oklch) =>
      [
        ...drawShoe(standingContext(), 'left', 'sneaker', { ...white, colour }).matchAll(
          /fill-opacity="(0?\.\d+)"/g,
        ),
      ].map((match) => Number(match[1]));
    expect(shadesOf(white.colour)).toContain(0.13);
    expect(shadesOf(oklch(0.5, 0.1, 260))).toContain(0.22);
  });

  it('has its heel tab in the second colour', () => {
    const profile = standingContext('Pear', 'profile');
    const drawn = drawShoe(profile, 'left', 'sneaker', white) + drawShoe(profile, 'right', 'sneaker', white);
    expect(drawn).toContain(toHex(oklch(0.55, 0.1, 25)));
  });
});

describe('drawShoes', () => {
  it('stands each shoe on its own shadow, the rear one drawn first', () => {
    const drawn = drawShoes(standingContext(), { type: 'shoe', last: 'flat' }, WOOL, ['right', 'left']);
    const shadows = drawn.split(`fill="${CAST_COLOUR}"`);
    expect(shadows.filter((part) => part.includes(toHex(WOOL.colour)))).toHaveLength(2);
  });
});

describe('shoeSpace', () => {
  const spaceOf = (pose: PoseName, side: 'left' | 'right', last: ShoeCut['last'] = 'loafer') =>
    shoeSpace(standingContext('Rectangle', pose), side, LASTS[last]);

  it('points toes outwards, towards the viewer', () => {
    for (const [side, sign] of [
      ['left', -1],
      ['right', 1],
    ] as const) {
      const { at } = spaceOf('contra', side);
      const [heelX, heelY] = at(0, 0, 0);
      const [toeX, toeY] = at(1, 0, 0);
      expect((toeX - heelX) * sign).toBeGreaterThan(0);
      expect(toeY).toBeGreaterThan(heelY);
    }
  });

  it('lifts the heel of the foot behind in a stride, and no other', () => {
    const behind = spaceOf('stride', 'left');
    expect(behind.isLifted).toBe(true);
    expect(behind.at(0, 0, 0)[1]).toBeLessThan(behind.at(0.9, 0, 0)[1] - 0.4 * behind.head);
    expect(spaceOf('stride', 'right').isLifted).toBe(false);
  });

  it('shades the floor from the ball back under a heel that is lifted', () => {
    const context = standingContext('Rectangle', 'stride');
    const shadowOf = (side: 'left' | 'right') => {
      const space = shoeSpace(context, side, LASTS.loafer);
      const paths = [...drawContact(space).matchAll(/ d="([^"]+)"/g)].map(([, d = '']) => d);
      return { ...boxOfPaths(paths), heel: space.at(0, 0, 0)[0], ball: space.at(0.68, 0, 0)[0] };
    };
    const { left, right, heel, ball } = shadowOf('left');
    const reach = heel < ball ? ball - left : right - ball;
    expect(reach / Math.abs(heel - ball)).toBeGreaterThan(0.4);
  });

  it('keeps the ankle where the leg ends, on any heel', () => {
    for (const last of ['flat', 'pump'] as const) {
      const { context, at, last: measures } = spaceOf('contra', 'right', last);
      const [x, y] = at(0.2, measures.base(0.2) + 0.31, 0);
      const [ankleX, ankleY] = context.body.legs.right.at(2);
      expect(Math.hypot(x - ankleX, y - ankleY)).toBeLessThan(0.01);
    }
  });
});

describe('shoeSpace on a man', () => {
  it('has a larger foot than on a woman', () => {
    const lengthOf = (presentation: 'feminine' | 'masculine') => {
      const context = standingContext('Rectangle', 'still');
      const body = new Body({ bodyShape: 'Rectangle', presentation }, context.body.pose, {
        headPx: context.head,
        x: 470,
        y: 46,
      });
      const { at } = shoeSpace({ ...context, body }, 'right', LASTS.oxford);
      const [heel, toe] = [at(0, 0, 0), at(1, 0, 0)];
      return Math.hypot(toe[0] - heel[0], toe[1] - heel[1]);
    };
    expect(lengthOf('masculine') / lengthOf('feminine')).toBeGreaterThan(1.08);
  });
});

describe('floorUnder', () => {
  it('is lower under a high heel, by about the heel', () => {
    const context = standingContext();
    const raised = (floorUnder(context, 'pump') - floorUnder(context, 'flat')) / context.head;
    expect(raised).toBeGreaterThan(0.15);
    expect(raised).toBeLessThan(0.35);
  });
});
