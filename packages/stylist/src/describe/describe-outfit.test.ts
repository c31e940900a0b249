import { VIBES, WEATHER_TAGS } from '@glow/api';
import { describe, expect, it } from 'vitest';
import { starterCatalogue, styleCatalogue } from '../catalogue/catalogues.ts';
import { vibePicture } from '../catalogue/vibe-pictures.ts';
import { hueDistance } from '../colour/difference.ts';
import { CHROMATICS, NEUTRALS } from '../colour/swatches.ts';
import { findGarment } from '../garments/garments.ts';
import { itemColour } from '../garments/item-words.ts';
import { hemOf } from '../garments/silhouette.ts';
import type { OutfitSpec } from '../outfit.ts';
import { typicalCelsius } from '../rules/clo.ts';
import { describeOutfit } from './describe-outfit.ts';

const specs = [
  ...[...starterCatalogue(), ...styleCatalogue()].map(({ spec }) => spec),
  ...VIBES.map(vibePicture),
];
const has = (spec: OutfitSpec, test: (id: string) => boolean) =>
  spec.items.some(({ garment }) => test(garment));
const cut = (spec: OutfitSpec, slot: string) =>
  spec.items.map(({ garment }) => findGarment(garment)).find((garment) => garment.slot === slot)?.cut;

const cuts = (spec: OutfitSpec) => spec.items.map(({ garment }) => findGarment(garment).cut);
const fitOf = (spec: OutfitSpec) =>
  cuts(spec).flatMap((one) => (one.type === 'trousers' || one.type === 'jumpsuit' ? [one.fit] : []))[0] ?? '';
const shapeOf = (spec: OutfitSpec) =>
  cuts(spec).flatMap((one) =>
    one.type === 'skirt' ? [one.shape] : one.type === 'dress' ? [one.skirt] : [],
  )[0] ?? '';
/** What shapes the neckline of the dress or top: its neck, bodice or kind. */
const neckOf = (spec: OutfitSpec) => {
  const upper = cut(spec, 'dress') ?? cut(spec, 'top');
  if (!upper) return [];
  return [upper.type.split('-')[0], 'neck' in upper ? upper.neck : '', 'bodice' in upper ? upper.bodice : ''];
};

const descriptions = new Map(specs.map((spec) => [spec, describeOutfit(spec)]));
const described = (spec: OutfitSpec) => descriptions.get(spec) ?? describeOutfit(spec);

describe('describeOutfit', () => {
  it('names every garment and its colour in one sentence of alt text', () => {
    for (const spec of specs) {
      const { alt } = described(spec);
      expect(alt).toMatch(/^[A-Z][^.]+, with [^.]+, worn by a woman [^.]+\.$/);
      for (const worn of spec.items) {
        for (const word of findGarment(worn.garment).words.split(' ')) expect(alt, spec.name).toContain(word);
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
      'An emerald cowl-neck satin slip dress, with gold strappy leather evening sandals, a gold chain necklace and a gold envelope clutch, worn by a woman with deep brown skin and a black topknot, by lamplight before a heavy curtain.',
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

  it('tags the weather by the clo it states', () => {
    for (const spec of specs) {
      const { clo, tags } = described(spec);
      const weather = tags.filter((tag) => (WEATHER_TAGS as readonly string[]).includes(tag));
      expect(weather.includes('hot'), spec.name).toBe(clo < 0.85);
      expect(weather.includes('cold'), spec.name).toBe(clo > 0.7);
      expect(tags).toContain(spec.figure.bodyShape);
    }
  });

  it('gives no more than three reasons, and at least one', () => {
    for (const spec of specs) {
      const { reasons } = described(spec);
      expect(reasons.length, spec.name).toBeGreaterThanOrEqual(1);
      expect(reasons.length, spec.name).toBeLessThanOrEqual(3);
      expect(new Set(reasons).size).toBe(reasons.length);
    }
  });

  it('says no sentence about more than eight looks of a hundred', () => {
    const said = new Map<string, number>();
    for (const reason of specs.flatMap((spec) => described(spec).reasons)) {
      said.set(reason, (said.get(reason) ?? 0) + 1);
    }
    for (const [reason, count] of said) expect(count / specs.length, reason).toBeLessThanOrEqual(0.08);
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

/** Each kind of sentence and what has to be so for it to be true, worked out from the spec alone. */
const TRUTHS: readonly (readonly [RegExp, (spec: OutfitSpec, match: RegExpExecArray) => boolean])[] = [
  [
    /^The pieces add up to ([\d.]+) clo, .* about (-?\d+) °C/,
    (spec, [, clo, celsius]) =>
      described(spec).clo === Number(clo) && typicalCelsius(Number(clo)) === Number(celsius),
  ],
  [
    /^Dressed for about (-?\d+) °C outdoors: the pieces add up to ([\d.]+) clo/,
    (spec, [, celsius, clo]) =>
      described(spec).clo === Number(clo) && typicalCelsius(Number(clo)) === Number(celsius),
  ],
  [
    /^Every piece can take the rain/,
    (spec) => spec.items.every((worn) => findGarment(worn.garment).suits.includes('rain')),
  ],
  [
    /^(.+) is the one colour among neutrals/,
    (spec, [, name]) =>
      spec.items.every((worn) => {
        const colour = itemColour(worn);
        return (
          colour === name?.toLowerCase() ||
          !CHROMATICS.some((swatch) => swatch.name === colour) ||
          worn.cloth.name === 'denim'
        );
      }),
  ],
  [
    /^Neutrals only, from (.+) to (.+):/,
    (spec, [, light, dark]) =>
      spec.items.some((worn) => itemColour(worn) === light) &&
      spec.items.some((worn) => itemColour(worn) === dark) &&
      spec.items.every((worn) => worn.cloth.colour.c < 0.12),
  ],
  [
    /only the (.+) stands? against the (.+)\./,
    (spec, [, small, large]) => {
      const accent = spec.items.find(
        (worn) => small === `${itemColour(worn)} ${findGarment(worn.garment).words}`,
      );
      const lead = spec.items.find((worn) => itemColour(worn) === large);
      return !!accent && !!lead && hueDistance(accent.cloth.colour.h, lead.cloth.colour.h) > 80;
    },
  ],
  [
    /^(.+) and (.+) lie next to each other/,
    (_, [, a, b]) => {
      const card = [...CHROMATICS, ...NEUTRALS];
      const [first, second] = [a?.toLowerCase(), b].map((name) =>
        card.find((swatch) => swatch.name === name),
      );
      return !!first && !!second && hueDistance(first.colour.h, second.colour.h) <= 20;
    },
  ],
  [/^The V at the neck/, (spec) => ['v', 'wrap'].some((word) => neckOf(spec).includes(word))],
  [
    /^The belt (line|marks)/,
    (spec) =>
      has(spec, (id) => /belt/.test(id)) ||
      cuts(spec).some(
        (one) => ('waist' in one && one.waist !== 'plain') || ('belted' in one && one.belted === true),
      ),
  ],
  [/^The wide leg/, (spec) => ['wide', 'flare'].includes(fitOf(spec))],
  [/^The straight leg/, (spec) => ['straight', 'slim'].includes(fitOf(spec))],
  [/^The leg tapers/, (spec) => fitOf(spec) === 'taper'],
  [/^The pleats/, (spec) => shapeOf(spec) === 'pleated'],
  [
    /^The bias cut/,
    (spec) => {
      const dress = cut(spec, 'dress');
      const inOne = dress?.type === 'dress' && ['tee', 'knit', 'sheath'].includes(dress.bodice);
      return shapeOf(spec) === 'slip' && !inOne;
    },
  ],
  [/^The skirt opens/, (spec) => ['a-line', 'wrap', 'tiered', 'gown', 'gathered'].includes(shapeOf(spec))],
  [/^The slit opens/, (spec) => cuts(spec).some((one) => 'front' in one && one.front === 'slit')],
  [
    /^The set-in shoulder/,
    (spec) => cuts(spec).some((one) => 'shoulder' in one && one.shoulder === 'padded'),
  ],
  [/^Worn open/, (spec) => cuts(spec).some((one) => one.type === 'jacket' && one.open > 0)],
  [/^The cropped hem/, (spec) => cuts(spec).some((one) => 'length' in one && one.length === 'cropped')],
  [/^Tucked in/, (spec) => spec.items.some(({ worn }) => worn === 'tucked')],
  [/^One piece from shoulder/, (spec) => cut(spec, 'dress')?.type === 'jumpsuit'],
  [
    /^The full sleeve/,
    (spec) => cuts(spec).some((one) => 'sleeve' in one && /balloon|puff/.test(one.sleeve ?? '')),
  ],
  [/^The bow at the neck/, (spec) => cuts(spec).some((one) => one.type === 'shirt' && one.collar === 'bow')],
  [/^The cape falls/, (spec) => cuts(spec).some(({ type }) => type === 'cape')],
  [
    /^The hem stops just below the knee/,
    (spec) => {
      const skirt = cut(spec, 'dress') ?? cut(spec, 'bottom');
      const hem = skirt && hemOf(skirt);
      return hem !== undefined && hem > 6.05 && hem < 6.7;
    },
  ],
  [
    /^One cloth above and below/,
    (spec) => new Set(spec.items.map(({ cloth }) => cloth.name)).size < spec.items.length,
  ],
  [/^The (pale|deeper) top/, (spec) => cut(spec, 'top') !== undefined && cut(spec, 'bottom') !== undefined],
  [
    /brings? the (texture|shine)/,
    (spec) =>
      spec.items.some(({ cloth }) =>
        /tweed|cable|knit|satin|sequin|leather|herringbone|velvet|corduroy|fleece|broderie|quilted|leopard|paisley/.test(
          cloth.name,
        ),
      ),
  ],
  [
    /^The (.+) are as dressed up as the (.+), so/,
    (spec, [, shoes, lead]) =>
      [shoes, lead].every((words) => spec.items.some(({ garment }) => findGarment(garment).words === words)),
  ],
];

describe('reasons', () => {
  it('are each of a known kind and true of the very look', () => {
    for (const spec of specs) {
      for (const sentence of described(spec).reasons) {
        const [pattern, holds] = TRUTHS.find(([candidate]) => candidate.test(sentence)) ?? [];
        const match = pattern?.exec(sentence);
        expect(match, `no test knows the sentence "${sentence}"`).toBeTruthy();
        expect(match && holds?.(spec, match), `${spec.name}: ${sentence}`).toBe(true);
      }
    }
  });
});
