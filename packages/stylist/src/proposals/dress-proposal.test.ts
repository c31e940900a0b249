import { describe, expect, it } from 'vitest';
import { nameColour } from '../colour/dye.ts';
import { composeLooks } from '../compose/compose-looks.ts';
import { briefOf } from '../compose/look-request.ts';
import type { OutfitSpec } from '../outfit.ts';
import { checkOutfit } from '../rules/check-outfit.ts';
import { readOutfit } from '../rules/outfit-reading.ts';
import { dressProposal } from './dress-proposal.ts';
import type { OutfitProposal } from './outfit-proposal.ts';
import { wardrobeOffer } from './wardrobe-offer.ts';

const REQUEST = { style: 'Casual', bodyShape: 'Pear', weather: 'hot' } as const;
const REQUESTS = [
  REQUEST,
  { style: 'Formal', bodyShape: 'Hourglass', weather: 'cold' },
  { style: 'Party', bodyShape: 'Round', weather: 'cold' },
  { style: 'Sporty', bodyShape: 'Rectangle', weather: 'hot' },
] as const;

/** What a model that knows our taste would say: one of our own looks in the words of the offer. */
function proposalOf(spec: OutfitSpec): OutfitProposal {
  const items = readOutfit(spec).worn.map(({ garment, item, option }) => ({
    garment: garment.id,
    cloth: item.cloth.name,
    colour: nameColour(item.cloth.colour, option?.dye),
  }));
  return { scene: spec.scene.name, items };
}

const [look] = composeLooks(REQUEST, { count: 1, seed: 3 });
if (!look) throw new Error('The stylist composed nothing');
const SOUND = proposalOf(look);
const sentencesOf = (proposal: OutfitProposal) => {
  const dressed = dressProposal(REQUEST, proposal, 1);
  return dressed.state === 'broken' ? dressed.sentences : [];
};

describe('dressProposal', () => {
  it.each(REQUESTS)('dresses what our own looks say, for $style $weather', (request) => {
    const looks = composeLooks(request, { count: 12, seed: 11 });
    const dressed = looks.map((spec, index) => dressProposal(request, proposalOf(spec), index));
    const sound = dressed.flatMap((one) => (one.state === 'sound' ? [one] : []));
    expect(sound.length).toBeGreaterThanOrEqual(10);
    for (const { spec, names } of sound) {
      expect(checkOutfit(spec, briefOf(request))).toEqual({ state: 'passed' });
      expect(spec.figure.bodyShape).toBe(request.bodyShape);
      expect(names.length).toBeGreaterThan(0);
    }
  });

  it('gives the same look for the same seed', () => {
    expect(dressProposal(REQUEST, SOUND, 5)).toEqual(dressProposal(REQUEST, SOUND, 5));
  });

  it('says each thing that is wrong, in a sentence that quotes little', () => {
    const [first = { garment: '', cloth: '', colour: '' }, ...rest] = SOUND.items;
    const long = 'x'.repeat(5000);
    expect(sentencesOf({ ...SOUND, scene: 'moon' })).toEqual(['"moon" is no scene of the offer.']);
    expect(sentencesOf({ ...SOUND, items: [{ ...first, garment: long }, ...rest] })[0]?.length).toBeLessThan(
      90,
    );
    expect(sentencesOf({ ...SOUND, items: [{ ...first, colour: 'ultrablack' }, ...rest] })).toEqual([
      '"ultrablack" is no colour of the offer.',
    ]);
    expect(sentencesOf({ ...SOUND, items: [...SOUND.items, first] })[0]).toMatch(
      /^A look has one .+ is a second\.$/,
    );
  });

  it('holds a proposal to the gates', () => {
    const withoutShoes = SOUND.items.filter(
      ({ garment }) => readOutfit(look).slot('shoes')?.garment.id !== garment,
    );
    expect(sentencesOf({ ...SOUND, items: withoutShoes })).not.toEqual([]);
    expect(sentencesOf({ scene: SOUND.scene, items: [] })).not.toEqual([]);
  });

  it('takes the nearest colour where a dye lacks the one that is named', () => {
    const denim = { garment: 'straight-jeans', cloth: 'denim', colour: 'navy' };
    const worn = dressProposal(REQUEST, { ...SOUND, items: [denim] }, 1);
    expect(worn.state === 'broken' && worn.sentences.join()).not.toContain('no colour');
  });
});

describe('wardrobeOffer', () => {
  it.each(REQUESTS)('offers what our own looks are made of, for $style $weather', (request) => {
    const offer = wardrobeOffer(request);
    const ids = new Set(offer.garments.map(({ id }) => id));
    for (const spec of composeLooks(request, { count: 10, seed: 2 })) {
      expect(offer.scenes).toContain(spec.scene.name);
      for (const { garment } of spec.items) expect(ids).toContain(garment);
    }
    expect(JSON.stringify(offer).length).toBeLessThan(40_000);
  });
});
