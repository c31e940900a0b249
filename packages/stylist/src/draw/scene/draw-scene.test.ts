import { describe, expect, it } from 'vitest';
import { SCENES, type SceneName } from '#outfit.ts';
import { boxOfPaths } from '../kit/box.ts';
import { polygon } from '../kit/curve.ts';
import { SvgDocument } from '../kit/svg-document.ts';
import { REFERENCE_LOOKS } from '../testing/reference-looks.ts';
import { castShadow, wetReflection } from './cast-shadow.ts';
import { drawScene } from './draw-scene.ts';

const [look] = REFERENCE_LOOKS;
if (!look) throw new Error('The reference looks are gone');
const { palette } = look.scene;
const FOOT_PX = 1180;

function paint(name: SceneName, seed = 3) {
  const document = new SvgDocument();
  document.silhouettes.push(
    document.shape(
      polygon([
        [400, 60],
        [560, 60],
        [560, FOOT_PX],
        [400, FOOT_PX],
      ]),
    ),
  );
  const painting = drawScene(document, { name, palette }, seed);
  return { document, painting, shadow: castShadow(document, painting, FOOT_PX, palette.shade) };
}

describe('drawScene', () => {
  it.each(SCENES)('paints %s the same for the same seed', (name) => {
    expect(paint(name).painting).toEqual(paint(name).painting);
  });

  it('paints twelve different places', () => {
    expect(new Set(SCENES.map((name) => paint(name).painting.back)).size).toBe(SCENES.length);
  });

  it.each(['arch', 'studio', 'cloud'] as const)(
    'furnishes %s in three ways by seed, and each variant in another',
    (name) => {
      const painted = (seed: number, variant: 0 | 1 | 2) =>
        drawScene(new SvgDocument(), { name, palette, variant }, seed).back.replaceAll(/[\d.]+/g, '');
      const seeds = Array.from({ length: 40 }, (_, i) => i * 17);
      expect(new Set(seeds.map((seed) => painted(seed, 0))).size).toBeGreaterThanOrEqual(3);
      expect(new Set(([0, 1, 2] as const).map((variant) => painted(5, variant))).size).toBe(3);
    },
  );

  it('moves a bollard across the quay from a dog', () => {
    const painted = (taken?: { left: number; right: number }) =>
      drawScene(new SvgDocument(), { name: 'harbour', palette }, 3, undefined, taken).back;
    expect(painted({ left: 100, right: 360 })).toContain('M796 1150');
    expect(painted({ left: 600, right: 860 })).toBe(painted());
  });

  it('sets the sun beside the head', () => {
    const sunX = (left: number, right: number) => {
      const clear = { left, top: 0, right, bottom: 700 };
      const { back } = drawScene(new SvgDocument(), { name: 'harbour', palette }, 3, clear);
      return Number(/<circle cx="([\d.]+)"/.exec(back)?.[1]);
    };
    expect(sunX(200, 500)).toBe(660);
    expect(sunX(500, 800)).toBe(300);
  });

  it('hangs no sconce behind the head, and flies a kite there neither over the sun', () => {
    const behind = (name: 'foyer' | 'park', variant: 1 | 2, right: number) =>
      drawScene(new SvgDocument(), { name, palette, variant }, 3, { left: 150, top: 0, right, bottom: 700 })
        .back;
    const sconce = 'M232 360h60';
    expect(behind('foyer', 1, 160)).toContain(sconce);
    expect(behind('foyer', 1, 400)).not.toContain(sconce);
    expect(behind('park', 2, 160)).toContain('translate(0 0)');
    expect(behind('park', 2, 400)).toContain('translate(654 0)');
  });

  it('lets no cloud show between the bars of a railing', () => {
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]) {
      const { back } = drawScene(new SvgDocument(), { name: 'cloud', palette }, seed);
      const roofs = [...back.matchAll(/M[-\d.]+ 1086V([\d.]+)h/g)].map(([, top]) => Number(top));
      expect(Math.max(0, ...roofs)).toBeLessThan(1090 - 132);
    }
  });

  it.each(['snow', 'disco'] as const)('keeps what falls in %s off the face and torso', (name) => {
    for (let seed = 1; seed <= 20; seed++) {
      const { front } = paint(name, seed).painting;
      const places = [...front.matchAll(/ c?x="(-?[\d.]+)" c?y="(-?[\d.]+)"/g)];
      expect(places.length).toBeGreaterThan(20);
      for (const [, x, y] of places) {
        expect(Number(x) > 330 && Number(x) < 620 && Number(y) < 700).toBe(false);
      }
    }
  });

  it('keeps off a figure that stands elsewhere', () => {
    const clear = { left: 100, top: 0, right: 500, bottom: 1000 };
    const { front } = drawScene(new SvgDocument(), { name: 'snow', palette }, 3, clear);
    for (const [, x, y] of front.matchAll(/ cx="(-?[\d.]+)" cy="(-?[\d.]+)"/g)) {
      expect(Number(x) > 100 && Number(x) < 500 && Number(y) < 1000).toBe(false);
    }
  });
});

const areasOf = (drawn: string) => [...drawn.matchAll(/ d="([^"]+)"/g)].map(([, d = '']) => d);

describe('wetReflection', () => {
  it('lies under the feet', () => {
    const { document, painting } = paint('rain');
    const [widest = ''] = areasOf(wetReflection(document, painting, FOOT_PX, palette));
    const { top, left, right } = boxOfPaths([widest]);
    expect(Math.abs(top - FOOT_PX)).toBeLessThan(12);
    expect([left, right].map((x) => Math.round(x / 20) * 20)).toEqual([400, 560]);
  });
});

describe('castShadow', () => {
  it('climbs the wall of a room and lies only on the ground outdoors', () => {
    const tops = (name: SceneName) => areasOf(paint(name).shadow).map((d) => boxOfPaths([d]).top);
    const horizon = paint('office').painting.horizonPx;
    expect(Math.min(...tops('office'))).toBeLessThan(horizon - 100);
    expect(Math.min(...tops('snow'))).toBeGreaterThanOrEqual(paint('snow').painting.horizonPx);
  });

  it('starts at the feet and falls to the right, away from the light', () => {
    const areas = areasOf(paint('snow').shadow);
    const { left, right, bottom } = boxOfPaths(areas.slice(-1));
    expect(Math.abs(bottom - FOOT_PX)).toBeLessThan(12);
    expect(left).toBeGreaterThan(390);
    expect(right).toBeGreaterThan(600);
  });

  it('is cut where wall and floor meet', () => {
    const { shadow, painting } = paint('office');
    const onWall = areasOf(shadow).filter((d) => boxOfPaths([d]).top < painting.horizonPx - 1);
    for (const d of onWall) expect(boxOfPaths([d]).bottom).toBeLessThanOrEqual(painting.horizonPx);
  });
});
