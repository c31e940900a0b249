import { VIBES, type Vibe } from '@glow/api';
import { describe, expect, it } from 'vitest';
import { PLANS, type Plan } from '../rules/brief.ts';
import { coloursWorn } from '../rules/colours-worn.ts';
import { type OutfitReading, readOutfit } from '../rules/outfit-reading.ts';
import { VIBE_BRIEFS } from '../rules/vibe-briefs.ts';
import { composeLook } from './compose-looks.ts';
import { dueShare } from './testing/due-share.ts';
import { lookFaults } from './testing/look-faults.ts';

const SEEDS = 500;
const FIRST_SEED = 31_000;
const PROPERTY_TIMEOUT_MS = 120_000;
/** What a few hundred looks may stray from a share by chance. */
const CHANCE = 0.05;

const looksOf = (vibe: Vibe) =>
  Array.from({ length: SEEDS }, (_, index) => composeLook({ vibe }, FIRST_SEED + index));

const shareOf = (looks: readonly OutfitReading[], holds: (look: OutfitReading) => boolean) =>
  looks.filter(holds).length / looks.length;

const planOf = ({ slot }: OutfitReading): Plan => {
  const base = slot('dress') ? 'dress' : 'separates';
  if (slot('coat')) return `${base}-and-coat`;
  return slot('layer') ? `${base}-and-layer` : base;
};

/** Of two people one wears dresses. */
const FEMININE = 0.5;

const commonest = (looks: readonly OutfitReading[], of: (look: OutfitReading) => string | undefined) => {
  const values = looks.map(of).filter((value) => value !== undefined);
  return Math.max(
    ...[...new Set(values)].map((value) => values.filter((other) => other === value).length / looks.length),
  );
};

const HUE_FAMILY_DEGREES = 30;

describe.each(VIBES)('looks for %s', { timeout: PROPERTY_TIMEOUT_MS }, (vibe) => {
  const composed = looksOf(vibe);

  it(`are sound on each of ${SEEDS} seeds`, () => {
    const faults = composed.flatMap((spec, index) =>
      [...lookFaults(spec, { vibe })].map((fault) => `${FIRST_SEED + index} ${spec.name}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  it('keep what the vibe deals', () => {
    const looks = composed.map(readOutfit);
    for (const plan of PLANS) {
      const strayed =
        shareOf(looks, (look) => planOf(look) === plan) - dueShare(VIBE_BRIEFS[vibe], plan, FEMININE);
      expect(Math.abs(strayed), plan).toBeLessThan(0.1 + CHANCE / 2);
    }
    const feminine = shareOf(looks, ({ spec }) => spec.figure.presentation === undefined);
    expect(Math.abs(feminine - FEMININE)).toBeLessThan(2 * CHANCE);
    expect(commonest(looks, ({ lead }) => lead?.garment.id)).toBeLessThanOrEqual(0.12 + CHANCE);
    expect(commonest(looks, ({ slot }) => slot('shoes')?.garment.id)).toBeLessThanOrEqual(0.2 + CHANCE);
    expect(shareOf(looks, (look) => coloursWorn(look).length >= 2)).toBeGreaterThan(0.35 - CHANCE);
    const leadHue = ({ lead }: OutfitReading) =>
      lead?.tint === 'chromatic' ? String(Math.floor(lead.colour.h / HUE_FAMILY_DEGREES)) : undefined;
    expect(commonest(looks, leadHue)).toBeLessThanOrEqual(0.2);
  });
});
