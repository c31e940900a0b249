import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { oklch } from '#colour/convert.ts';
import { gleamOf } from '#colour/tones.ts';
import { CLOTHS, type ClothName } from '#garments/cloth.ts';
import type { DrawContext } from '../context.ts';
import { Body } from '../figure/body.ts';
import { FLAT_POSE } from '../figure/pose.ts';
import { polygon } from '../kit/curve.ts';
import { SvgDocument } from '../kit/svg-document.ts';
import { type PieceOptions, piece } from './piece.ts';

const whole = polygon([
  [0, 0],
  [960, 0],
  [960, 1280],
  [0, 1280],
]);
const colour = oklch(0.6, 0.1, 25);

function createContext(): DrawContext {
  const body = new Body({ bodyShape: 'Rectangle' }, FLAT_POSE, { headPx: 128, x: 480, y: 46 });
  return { document: new SvgDocument(), body, head: 128, seed: 1, skin: colour, hair: colour };
}

/** Every different pixel of a piece of this cloth. */
function tonesOf(name: ClothName, options: PieceOptions = {}): number {
  const context = createContext();
  const svg = piece(context, whole, { name, colour }, options);
  const { pixels } = new Resvg(context.document.toSvg(svg)).render();
  const tones = new Set<string>();
  for (let i = 0; i < 200_000; i += 4) tones.add(`${pixels[i]} ${pixels[i + 1]} ${pixels[i + 2]}`);
  return tones.size;
}

describe('piece', () => {
  it.each(CLOTHS.filter((name) => !['plain', 'satin', 'leather', 'velvet', 'tulle'].includes(name)))(
    'gives %s a texture',
    (name) => {
      expect(tonesOf(name)).toBeGreaterThan(1);
    },
  );

  it.each(['satin', 'leather', 'velvet'] as const)('makes %s of light alone', (name) => {
    const across = { from: [0, 0], to: [960, 0] } as const;
    if (name !== 'velvet') expect(tonesOf(name)).toBe(1);
    expect(tonesOf(name, { form: across })).toBeGreaterThan(1);
    expect(tonesOf(name, { form: across })).not.toBe(tonesOf('plain', { form: across }));
    if (name === 'satin') expect(tonesOf(name, { sheen: across })).toBeGreaterThan(1);
  });

  it('rims velvet with light along its edges, and nothing else, in proportion to a small piece', () => {
    const rims = (name: ClothName, d: string) =>
      [...piece(createContext(), d, { name, colour }).matchAll(/stroke-width="([\d.]+)"/g)].map(([, width]) =>
        Number(width),
      );
    const [wide = 0, ...others] = rims('velvet', whole);
    expect(others).toHaveLength(1);
    expect(Math.max(...others)).toBeLessThan(wide);
    expect(rims('velvet', 'M0 0L20 0L20 9L0 9Z')[0]).toBeLessThan(3);
    expect(rims('wool', whole)).toEqual([]);
  });

  it('turns the print of each panel its own way', () => {
    const context = createContext();
    const panel = (angle: number) => ({ d: whole, angle, origin: [0, 0] as const });
    const drawn = piece(context, whole, { name: 'gingham', colour }, { panels: [panel(0), panel(20)] });
    const patterns = [...drawn.matchAll(/fill="url\(#([^"]+)\)"/g)].map((match) => match[1]);
    expect(new Set(patterns).size).toBe(2);
    expect(piece(context, whole, { name: 'plain', colour }, { panels: [panel(0)] })).not.toContain('url(#d');
  });

  it('crosses no stripes where panels lie over each other', () => {
    const panel = (angle: number) => ({ d: whole, angle, origin: [0, 0] as const });
    const striped = (...angles: readonly number[]) =>
      tonesOf('shirt-stripe', { panels: angles.map(panel), edge: 0 });
    expect(striped(0, 90)).toBe(striped(90));
  });

  it('leaves plain cloth flat', () => {
    expect(tonesOf('plain')).toBe(1);
  });

  it('registers its silhouette for the cast shadow', () => {
    const context = createContext();
    piece(context, whole, { name: 'plain', colour });
    expect(context.document.silhouettes).toHaveLength(1);
  });

  it('has an ink crescent unless its edge is 0', () => {
    const context = createContext();
    expect(piece(context, whole, { name: 'plain', colour })).toContain('translate(1.7 1.4)');
    expect(piece(context, whole, { name: 'plain', colour }, { edge: 0 })).not.toContain('translate');
  });

  it('lights the edge of a fold, less on dark cloth, and not over a print', () => {
    const fold = polygon([
      [10, 10],
      [40, 12],
      [10, 16],
    ]);
    const lit = (name: ClothName, l: number) => {
      const cloth = { name, colour: oklch(l, 0.1, 25) };
      const drawn = piece(createContext(), whole, cloth, { edge: 0, folds: [fold] });
      return Number(/translate\([^)]*\)" fill-opacity="([\d.]+)"/.exec(drawn)?.[1] ?? 0);
    };
    expect(lit('plain', 0.7)).toBeGreaterThan(0.1);
    expect(lit('plain', 0.3)).toBeLessThan(lit('plain', 0.7) * 0.7);
    expect(lit('breton', 0.7)).toBe(0);
  });

  it('grows a print with the figure, and the threads of a weave less', () => {
    const scaleOf = (name: ClothName, head: number) => {
      const context = { ...createContext(), head };
      piece(context, whole, { name, colour });
      return Number(/scale\(([\d.]+)/.exec(context.document.toSvg(''))?.[1]);
    };
    expect(scaleOf('gingham', 256)).toBe(2);
    expect(scaleOf('denim', 256)).toBeLessThan(1.4);
  });

  it('shows the gleam of pale satin between shades, and lights the middle of black velvet', () => {
    const ivory = oklch(0.93, 0.02, 85);
    const form = { from: [0, 0], to: [960, 0] } as const;
    const stopsOf = (name: ClothName, colour: typeof ivory) => {
      const context = createContext();
      const svg = context.document.toSvg(piece(context, whole, { name, colour }, { form }));
      return [...svg.matchAll(/stop-color="([^"]+)" stop-opacity="([^"]+)"/g)].map(([, tone, share]) => ({
        tone,
        share: Number(share),
      }));
    };
    const satin = stopsOf('satin', ivory);
    const brightest = Math.max(...satin.map(({ share }) => share));
    const at = satin.findIndex(({ share }) => share === brightest);
    expect(brightest).toBeGreaterThan(0.6);
    expect(satin[at - 1]?.tone).not.toBe(satin[at]?.tone);
    expect(satin[at + 2]?.tone).toBe(satin[at - 1]?.tone);
    const black = stopsOf('velvet', oklch(0.25, 0.005, 285));
    const pile = black[0]?.tone;
    for (const { tone, share } of black) if (tone !== pile) expect(share).toBeLessThan(0.4);
  });

  it('gives satin one gleam in its own hue', () => {
    const context = createContext();
    const form = { from: [0, 0], to: [960, 0] } as const;
    piece(context, whole, { name: 'satin', colour }, { form });
    const svg = context.document.toSvg('');
    const gleam = gleamOf(colour);
    const stops = [...svg.matchAll(/stop-color="([^"]+)" stop-opacity="([\d.]+)"/g)];
    const lit = stops.map(([, tint, opacity]) => tint === gleam && Number(opacity) > 0);
    const gleams = lit.filter((isLit, i) => isLit && !lit[i - 1]);
    expect(gleams).toHaveLength(1);
    expect(stops.length).toBeLessThan(10);
  });

  it('writes the tile of a cloth once for all its pieces', () => {
    const context = createContext();
    piece(context, whole, { name: 'denim', colour }, { angle: 10 });
    piece(context, whole, { name: 'denim', colour }, { angle: 80 });
    const svg = context.document.toSvg('');
    expect(svg.match(/patternUnits/g)).toHaveLength(1);
    expect(svg.match(/patternTransform/g)).toHaveLength(2);
  });

  it('sews a figure seen close with hardly larger stitches', () => {
    const dashOf = (head: number) => {
      const svg = piece({ ...createContext(), head }, whole, { name: 'wool', colour }, { stitches: [whole] });
      return Number(/stroke-dasharray="([\d.]+)/.exec(svg)?.[1]);
    };
    expect(dashOf(128)).toBe(5);
    expect(dashOf(256)).toBeLessThan(6.5);
  });
});
