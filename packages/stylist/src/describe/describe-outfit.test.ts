import { VIBES, WEATHER_TAGS } from '@glow/api';
import { describe, expect, it } from 'vitest';
import { starterCatalogue, styleCatalogue } from '../catalogue/catalogues.ts';
import { vibePicture } from '../catalogue/vibe-pictures.ts';
import { findGarment } from '../garments/garments.ts';
import { itemColour, wordsInCloth } from '../garments/item-words.ts';
import type { OutfitSpec } from '../outfit.ts';
import { readOutfit } from '../rules/outfit-reading.ts';
import { describeOutfit } from './describe-outfit.ts';
import { isSeen } from './seen.ts';
import { seenWords } from './seen-words.ts';

const specs = [
  ...[...starterCatalogue(), ...styleCatalogue()].map(({ spec }) => spec),
  ...VIBES.map(vibePicture),
];
const descriptions = new Map(specs.map((spec) => [spec, describeOutfit(spec)]));
const described = (spec: OutfitSpec) => descriptions.get(spec) ?? describeOutfit(spec);

const fail = (): never => {
  throw new Error('There is no such piece');
};

describe('describeOutfit', () => {
  it('says last who put a look together, where that was a model', () => {
    const [spec] = specs;
    if (!spec) throw new Error('The catalogue is empty');
    const { reasons } = describeOutfit({ ...spec, models: { proposedBy: 'style-1' } });
    expect(reasons).toEqual([
      ...described(spec).reasons.slice(0, 2),
      'Put together by style-1 from our wardrobe.',
    ]);
  });

  it('names every piece with its colour, in the order of the data', () => {
    for (const spec of specs) {
      const { pieces } = described(spec);
      expect(pieces.map(({ slot }) => slot)).toEqual(
        spec.items.map(({ garment }) => findGarment(garment).slot),
      );
      for (const [place, { name, colour }] of pieces.entries()) {
        const item = spec.items[place] ?? fail();
        expect(name).toMatch(/^[A-Z]/);
        expect(colour.name).toBe(itemColour(item));
        expect(colour.value).toMatch(/^#[0-9a-f]{6}$/);
      }
    }
  });

  it('names every garment that shows, and its colour, in one sentence of alt text', () => {
    for (const spec of specs) {
      const { alt } = described(spec);
      expect(alt).toMatch(/^[A-Z][^.]+(, with [^.]+)?, worn by (a (pregnant )?woman|a man|someone) [^.]+\.$/);
      const reading = readOutfit(spec);
      for (const worn of spec.items) {
        const piece = reading.worn.find(({ item }) => item === worn);
        if (!piece || !isSeen(reading, piece)) continue;
        const whole = wordsInCloth(worn.cloth.name, findGarment(worn.garment).words);
        const words = seenWords(reading, piece, whole)
          .replace(/ (shoes|boots)$/, '')
          .replace(/up$|Jane$/, '');
        for (const word of words.split(' ')) expect(alt, spec.name).toContain(word);
        if (worn.garment !== 'pearls' && worn.garment !== 'sunglasses') {
          expect(alt, `${spec.name}: ${worn.garment}`).toContain(itemColour(worn));
        }
      }
    }
  });

  it('gives singular garments the article their sound asks for', () => {
    for (const spec of specs) {
      const { alt } = described(spec);
      expect(alt).not.toMatch(/\ba (?!one-)[aeio]/i);
      expect(alt).not.toMatch(/\ban [^aeioAu]/);
    }
  });

  it('describes the date card as a stylist would', () => {
    expect(described(vibePicture('date')).alt).toBe(
      'A burnt orange satin wrap blouse and matching bias-cut slip skirt, with chocolate sheer tights, chocolate pointed leather pumps, a string of pearls and a rose-gold envelope clutch, worn by a woman with dark brown skin, black cornrows and small gold hoops, in a panelled room by lamplight.',
    );
  });

  it('gives three to five different colours', () => {
    for (const spec of specs) {
      const { palette } = described(spec);
      expect(palette.length, spec.name).toBeGreaterThanOrEqual(3);
      expect(palette.length, spec.name).toBeLessThanOrEqual(5);
      expect(new Set(palette).size).toBe(palette.length);
      for (const colour of palette) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it('tags no weather that the clo it states denies', () => {
    for (const spec of specs) {
      const { clo, tags } = described(spec);
      const weather = tags.filter((tag) => (WEATHER_TAGS as readonly string[]).includes(tag));
      expect(weather, spec.name).not.toEqual([]);
      if (clo >= 0.85) expect(weather, spec.name).toEqual(['cold']);
      expect(tags).toContain(spec.figure.bodyShape);
    }
  });

  it('gives three reasons of at most ninety characters', () => {
    for (const spec of specs) {
      const { reasons } = described(spec);
      expect(new Set(reasons).size, spec.name).toBe(3);
      for (const reason of reasons) {
        expect(reason.length, reason).toBeLessThanOrEqual(90);
        expect(reason).toMatch(/^[A-Z][^{}]+[.!]$/);
      }
    }
  });

  it('repeats no word of weight in a name', () => {
    for (const { name } of specs) {
      const words = name.toLowerCase().split(/[\s-]+/);
      expect(name).toMatch(/^[A-ZÀ-Þ]/);
      expect(
        words.filter((word, index) => word.length > 3 && words.indexOf(word) !== index),
        name,
      ).toEqual([]);
    }
  });

  it('says what a line does and never what a body lacks', () => {
    for (const spec of specs) {
      const said = described(spec).reasons.join(' ');
      expect(said).not.toMatch(
        /flatter|slim(s|ming)|hide|minimi[sz]e|fix|correct|conceal|problem|figure|\bpear\b|\bapple\b/i,
      );
    }
  });
});
