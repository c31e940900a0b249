import { describe, expect, it } from 'vitest';
import { SCENES, type SceneName } from '#outfit.ts';
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

describe('wetReflection', () => {
  it('lies under the feet, upside down', () => {
    const { document, painting } = paint('rain');
    const drawn = wetReflection(document, painting, FOOT_PX, palette);
    const [, d = '', f = ''] = drawn.match(/matrix\(1 0 0 (-[\d.]+) 0 ([\d.]+)\)/) ?? [];
    expect(Number(d) * FOOT_PX + Number(f)).toBeCloseTo(FOOT_PX, 0);
    expect(Number(d) * 60 + Number(f)).toBeGreaterThan(FOOT_PX);
  });
});

describe('castShadow', () => {
  it('climbs the wall of a room and lies only on the ground outdoors', () => {
    const copies = (name: SceneName) => paint(name).shadow.match(/<use/g)?.length;
    expect(copies('office')).toBe(2);
    expect(copies('snow')).toBe(1);
  });

  it('starts at the feet', () => {
    const [, numbers = ''] = paint('office').shadow.match(/matrix\(([^)]+)\)/) ?? [];
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers.split(' ').map(Number);
    expect(a * 480 + c * FOOT_PX + e).toBeCloseTo(480, 0);
    expect(b * 480 + d * FOOT_PX + f).toBeCloseTo(FOOT_PX, 0);
  });

  it('falls to the right of the figure, away from the light', () => {
    const [, numbers = ''] = paint('studio').shadow.match(/matrix\(([^)]+)\)/) ?? [];
    const slant = Number(numbers.split(' ')[2]);
    expect(slant).toBeLessThan(0);
  });
});
