import { describe, expect, it } from 'vitest';
import type { ColourStory } from '../colour/harmony.ts';
import type { Oklch } from '../colour/oklch.ts';
import { CHROMATICS, NEUTRALS, swatchNamed } from '../colour/swatches.ts';
import { findGarment } from '../garments/garments.ts';
import { weaveCloth } from './weave-cloth.ts';

const RUST: Oklch = { l: 0.5, c: 0.12, h: 40 };

describe('weaveCloth', () => {
  it.each(['floral', 'paisley'] as const)('prints no motif as dark as its ground: %s', (name) => {
    const ivory = swatchNamed(NEUTRALS, 'ivory');
    const butter = swatchNamed(CHROMATICS, 'butter yellow');
    const second = { name: 'green', colour: { l: 0.52, c: 0.13, h: 150 } };
    const story: ColourStory = {
      ...{ kind: 'two-colours', main: butter, accent: butter, light: ivory, dark: ivory },
      ...{ second, leather: ivory, metal: ivory },
    };
    const pick = { garment: findGarment('halter-gown'), option: { name, dye: 'cloth' } } as const;
    expect(weaveCloth(pick, RUST, story).second?.l).toBeGreaterThanOrEqual(RUST.l + 0.16);
    const lit = { ...story, second: { ...second, colour: { ...second.colour, l: 0.67 } } };
    expect(weaveCloth(pick, RUST, lit).second?.h).toBe(150);
  });

  it('puts no stripe of a far hue on a coloured shirt', () => {
    const [mint, mauve, navy, ivory] = [
      swatchNamed(CHROMATICS, 'mint'),
      swatchNamed(CHROMATICS, 'mauve'),
      swatchNamed(NEUTRALS, 'navy'),
      swatchNamed(NEUTRALS, 'ivory'),
    ];
    const story: ColourStory = {
      ...{ kind: 'two-colours', main: mauve, accent: mauve, light: ivory, dark: navy },
      ...{ second: mint, leather: ivory, metal: ivory },
    };
    const pick = {
      garment: findGarment('poplin-shirt'),
      option: { name: 'shirt-stripe', dye: 'shirting' },
    } as const;
    expect(weaveCloth(pick, mint.colour, story).second).toEqual(navy.colour);
    expect(weaveCloth(pick, ivory.colour, story).second).toEqual(mauve.colour);
  });
});
