import { describe, expect, it } from 'vitest';
import { SCENES } from '#outfit.ts';
import { boxOfPaths } from '../kit/box.ts';
import { REFERENCE_LOOKS } from '../testing/reference-looks.ts';
import { drawForeground } from './foreground.ts';

const [look] = REFERENCE_LOOKS;
if (!look) throw new Error('The reference looks are gone');
const SEEDS = Array.from({ length: 120 }, (_, i) => i + 1);

const drawn = (framing: 'full' | 'knee' | 'hip', direction: number) =>
  SEEDS.flatMap((seed) => SCENES.map((name) => ({ ...look, seed, scene: { ...look.scene, name } })))
    .map((spec) => drawForeground(spec, framing, direction))
    .filter((svg) => svg !== '');
const reach = (svg: string) => boxOfPaths([...svg.matchAll(/ d="([^"]+)"/g)].map(([, d = '']) => d));

describe('drawForeground', () => {
  it('puts something in front now and then', () => {
    const share = drawn('full', 1).length / (SEEDS.length * SCENES.length);
    expect(share).toBeGreaterThan(0.1);
    expect(share).toBeLessThan(0.5);
  });

  it.each([
    ['full', 850],
    ['knee', 700],
    ['hip', 850],
  ] as const)('keeps it low and in the room that a figure looks into, %s', (framing, above) => {
    for (const svg of drawn(framing, 1)) {
      const { left, top } = reach(svg);
      expect(top).toBeGreaterThan(above);
      expect(left).toBeGreaterThan(480);
    }
    for (const svg of drawn(framing, -1)) expect(reach(svg).right).toBeLessThan(480);
  });
});
