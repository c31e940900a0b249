import { BODY_SHAPES, VIBES } from '@glow/api';
import { describe, expect, it } from 'vitest';
import { SKIN_TONES } from '../colour/skin-tones.ts';
import { nameCandidates } from '../describe/name.ts';
import { realmOf } from '../describe/name-realm.ts';
import { AGES, AIDS, GLASSES_FRAMES, HAIR_STYLES, POSES, SCARF_DRAPES, SCENES } from '../outfit.ts';
import { createRandom } from '../random.ts';
import { checkOutfit } from '../rules/check-outfit.ts';
import { readOutfit } from '../rules/outfit-reading.ts';
import { VIBE_BRIEFS } from '../rules/vibe-briefs.ts';
import { starterCatalogue, styleCatalogue } from './catalogues.ts';
import { vibePicture } from './vibe-pictures.ts';

const catalogue = starterCatalogue();
const looksOf = (vibe: string) => catalogue.filter((look) => look.vibe === vibe).map(({ spec }) => spec);

describe('starterCatalogue', () => {
  it('offers at least 48 looks for every vibe', () => {
    for (const vibe of VIBES) expect(looksOf(vibe).length, vibe).toBeGreaterThanOrEqual(48);
  });

  it('gives every look a name of its own that no generated look can take', () => {
    const names = catalogue.map(({ spec }) => spec.name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(realmOf(name), name).toBe('catalogue');
  });

  it('dresses every vibe in at least 8 different sets of garments', () => {
    for (const vibe of VIBES) {
      const sets = looksOf(vibe).map((spec) =>
        readOutfit(spec)
          .main.map(({ garment }) => garment.id)
          .sort()
          .join(),
      );
      expect(new Set(sets).size, vibe).toBeGreaterThanOrEqual(8);
    }
  });

  it('keeps every gate of its vibe', () => {
    for (const { vibe, spec } of catalogue) {
      expect(checkOutfit(spec, VIBE_BRIEFS[vibe]), spec.name).toEqual({ state: 'passed' });
    }
  });

  it('shows bodies, skin tones and ages in fair shares in each vibe', () => {
    for (const vibe of VIBES) {
      const figures = looksOf(vibe).map(({ figure }) => figure);
      for (const shape of BODY_SHAPES) {
        expect(figures.filter(({ bodyShape }) => bodyShape === shape).length, shape).toBeGreaterThanOrEqual(
          9,
        );
      }
      for (const { name, colour } of SKIN_TONES) {
        expect(figures.filter(({ skin }) => skin.l === colour.l).length, name).toBeGreaterThanOrEqual(4);
      }
      for (const years of AGES) {
        expect(figures.filter(({ age = 'young' }) => age === years).length, years).toBeGreaterThanOrEqual(9);
      }
    }
  });

  it('leaves out no hair style, head covering, glasses, aid, pose or scene', () => {
    const specs = [...catalogue, ...styleCatalogue()].map(({ spec }) => spec);
    const shown = new Set<string | undefined>(
      specs.flatMap(({ figure: { headscarf, hair, glasses, aid, pose }, scene }) => [
        headscarf ? headscarf.drape : hair.style,
        ...[glasses, aid, pose, scene.name],
      ]),
    );
    const known = [HAIR_STYLES, SCARF_DRAPES, GLASSES_FRAMES, AIDS, POSES, SCENES].flat();
    expect(known.filter((name) => !shown.has(name))).toEqual([]);
  });
});

describe('vibePicture', () => {
  it('keeps every gate of its vibe', () => {
    for (const vibe of VIBES) {
      expect(checkOutfit(vibePicture(vibe), VIBE_BRIEFS[vibe]), vibe).toEqual({ state: 'passed' });
    }
  });

  it('has a name that is never given to another look', () => {
    for (const vibe of VIBES) {
      const spec = vibePicture(vibe);
      expect(nameCandidates(readOutfit(spec), createRandom(1))).not.toContain(spec.name);
      expect(catalogue.map((look) => look.spec.name)).not.toContain(spec.name);
    }
  });
});
