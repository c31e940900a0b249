import { BODY_SHAPES, STYLES, VIBES, WEATHER_TAGS } from '@glow/api';
import { describe, expect, it } from 'vitest';
import { composeLook } from '../../compose/compose-looks.ts';
import type { LookRequest } from '../../compose/look-request.ts';
import { itemColour } from '../../garments/item-words.ts';
import { skirtShapeOf } from '../../garments/silhouette.ts';
import { type OutfitReading, readOutfit } from '../../rules/outfit-reading.ts';
import { sceneTraits } from '../../rules/scene-traits.ts';
import { isSeen } from '../seen.ts';
import { familyNamed } from './colour-families.ts';
import { findReasons } from './find-reasons.ts';
import { THEMES } from './themes.ts';

const LOOKS = 300;
/** The share that a sentence may have of so few looks; over 5,000 none has five in a hundred. */
const LOUDEST = 0.08;
const FIRST_SEED = 610_000;

const REQUESTS: readonly (readonly [string, (index: number) => LookRequest])[] = [
  ...VIBES.map((vibe) => [vibe, () => ({ vibe })] as const),
  ...STYLES.flatMap((style) =>
    WEATHER_TAGS.map(
      (weather) =>
        [
          `${style} ${weather}`,
          (index: number) => ({
            style,
            weather,
            bodyShape: BODY_SHAPES[index % BODY_SHAPES.length] ?? 'Pear',
          }),
        ] as const,
    ),
  ),
];

const looks = new Map(
  REQUESTS.map(([name, requestOf]) => [
    name,
    Array.from({ length: LOOKS }, (_, index) =>
      readOutfit(composeLook(requestOf(index), FIRST_SEED + index)),
    ),
  ]),
);

const wears = ({ worn }: OutfitReading, ids: RegExp) => worn.some(({ garment }) => ids.test(garment.id));
const isMadeOf = ({ main }: OutfitReading, ...cloths: readonly string[]) =>
  main.some(({ item }) => cloths.includes(item.cloth.name));
const colourNames = (reading: OutfitReading) =>
  reading.worn
    .filter((piece) => isSeen(reading, piece) && piece.item.cloth.name !== 'denim')
    .map(({ item }) => itemColour(item));
const isOutdoors = ({ spec }: OutfitReading) => sceneTraits(spec.scene.name).setting === 'outdoors';

/** What a sentence speaks of, and what has to be worn or seen for it; told from ids, cloths and places alone. */
const CLAIMS: readonly (readonly [RegExp, (reading: OutfitReading) => boolean])[] = [
  [/\bsatin\b/i, (look) => isMadeOf(look, 'satin') || wears(look, /satin|evening-pumps/)],
  [/\bsequins?\b/i, (look) => isMadeOf(look, 'sequin')],
  [/\b(velvet drinks|velvet looks|softly as velvet)/i, (look) => isMadeOf(look, 'velvet')],
  [/^Tweed|tweed (has|brings)/i, (look) => isMadeOf(look, 'tweed')],
  [/^Linen/i, (look) => isMadeOf(look, 'linen')],
  [/corduroy/i, (look) => isMadeOf(look, 'corduroy')],
  [/^Denim|^Blue denim|The denim/i, (look) => isMadeOf(look, 'denim') || wears(look, /bucket-hat/)],
  [/tartan/i, (look) => isMadeOf(look, 'tartan')],
  [/leopard/i, (look) => isMadeOf(look, 'leopard')],
  [/^(One print|The print|A single pattern)/i, ({ worn }) => worn.some(({ item }) => item.cloth.second)],
  [
    /^(No print|Plain cloth|No pattern)/i,
    (look) =>
      !look.worn.some(
        (piece) =>
          isSeen(look, piece) &&
          /breton|stripe|check|tartan|polka|floral|leopard|gingham|paisley/.test(piece.item.cloth.name),
      ),
  ],
  [
    /^(No bright colour|All neutrals|Quiet colours|Tone on tone)/i,
    (look) => !colourNames(look).some(familyNamed),
  ],
  [/\bis the only colour/i, (look) => new Set(colourNames(look).filter(familyNamed)).size === 1],
  [/°C/, isOutdoors],
  [/\b(rain|wet|puddles?)\b/i, ({ spec }) => sceneTraits(spec.scene.name).falls === 'rain'],
  [/\bsnow\b/i, ({ spec }) => sceneTraits(spec.scene.name).falls === 'snow'],
  [/the (hat|wide brim)/i, (look) => wears(look, /hat|beret|fedora|cap$/)],
  [/beanie/i, (look) => wears(look, /beanie/)],
  [/^Gloves/, (look) => wears(look, /gloves/)],
  [/^(Sunglasses|Dark glasses)/, (look) => wears(look, /sunglasses/)],
  [/umbrella/i, (look) => wears(look, /umbrella/)],
  [/^(Tights|Dark tights|With tights)/, (look) => wears(look, /tights/)],
  [/\b(a heel gives|the heel lifts|pointed toe)/i, (look) => wears(look, /pumps|sandals|slingbacks/)],
  [/^(Ankle boots|A short boot|The boots add|Tall boots|A tall boot)/i, (look) => wears(look, /boots/)],
  [
    /^(Trainers|The trainers|Keep the trainers)/i,
    (look) => wears(look, /sneakers|trainers|high-tops|plimsolls/),
  ],
  [/\bpleats\b/i, ({ worn }) => worn.some(({ garment }) => skirtShapeOf(garment.cut) === 'pleated')],
  [/roll-neck/i, (look) => wears(look, /roll-neck|knit-dress/)],
  [/clutch/i, (look) => wears(look, /clutch/)],
  [/^(Pearls|With pearls)/, (look) => wears(look, /pearls/) || look.formality > 3],
  [/earrings (on|like|catch)/i, (look) => wears(look, /earrings/)],
  [/necklace (back|is enough)|no necklace|leave the neck bare/i, (look) => !wears(look, /scarf|shawl|snood/)],
  [
    /^(Tuck|Tucked|Neat above|One third)/,
    ({ slot }) => slot('coat') === undefined || slot('top')?.item.worn !== 'tucked',
  ],
  [/bare arms/i, ({ slot }) => slot('coat') === undefined && slot('layer') === undefined],
  [/worn open|leave it open|open in front/i, ({ slot }) => (slot('coat') ?? slot('layer')) !== undefined],
  [
    /crisp shirt|striped shirt would|a white shirt the\b/,
    ({ slot }) => slot('top')?.garment.cut.type !== 'shirt',
  ],
  [/knit in the same|\b[Aa] fine knit would do/, ({ slot }) => slot('top')?.garment.cut.type !== 'knit'],
  [/the basket/i, (look) => wears(look, /basket/)],
  [/duffel/i, (look) => wears(look, /duffel/)],
];

describe('findReasons', { timeout: 240_000 }, () => {
  it('gives every look one reason of each kind', () => {
    for (const [name, readings] of looks) {
      for (const reading of readings) {
        expect(
          findReasons(reading).map(({ kind }) => kind),
          name,
        ).toEqual(['answer', 'eye', 'wear']);
      }
    }
  });

  it('says no sentence about too many looks of a vibe or a style', () => {
    for (const [name, readings] of looks) {
      const said = new Map<string, number>();
      for (const { template } of readings.flatMap((reading) => findReasons(reading))) {
        said.set(template, (said.get(template) ?? 0) + 1);
      }
      for (const [template, count] of said)
        expect(count / LOOKS, `${name}: ${template}`).toBeLessThan(LOUDEST);
    }
  });

  it('tells fourteen looks of a deck no sentence twice', () => {
    for (const [name, readings] of looks) {
      const said = new Set<string>();
      for (const reading of readings.slice(0, 14)) {
        const reasons = findReasons(reading, said);
        expect(reasons.length, name).toBe(3);
        for (const { template } of reasons) {
          expect(said).not.toContain(template);
          said.add(template);
        }
      }
    }
  });

  it('tells who sees ten decks of one kind no sentence more than eight times, and most only once or twice', () => {
    for (const [name, readings] of looks) {
      const heard = new Map<string, number>();
      for (let deck = 0; deck < 10; deck++) {
        const said = new Set<string>();
        for (const reading of readings.slice(deck * 10, deck * 10 + 10)) {
          for (const { template } of findReasons(reading, said)) {
            said.add(template);
            heard.set(template, (heard.get(template) ?? 0) + 1);
          }
        }
      }
      expect(Math.max(...heard.values()), name).toBeLessThanOrEqual(8);
      expect(heard.size, name).toBeGreaterThanOrEqual(150);
    }
  });

  it('speaks only of what is worn and seen', () => {
    for (const [name, readings] of looks) {
      for (const reading of readings) {
        for (const { sentence, kind } of findReasons(reading)) {
          if (kind === 'wear') continue;
          for (const [claim, holds] of CLAIMS) {
            if (claim.test(sentence))
              expect(holds(reading), `${name} ${reading.spec.name}: ${sentence}`).toBe(true);
          }
        }
      }
    }
  });

  it('tells men of no lipstick, hoops or heels, and no word twice running', () => {
    for (const [name, readings] of looks) {
      for (const reading of readings) {
        const isMan = reading.spec.figure.presentation === 'masculine';
        for (const { sentence } of findReasons(reading)) {
          expect(sentence, name).not.toMatch(/\b(\w+) \1\b/i);
          if (isMan) expect(sentence, name).not.toMatch(/lipstick|red lip|hoops|pearls|heels/i);
        }
      }
    }
  });

  it('has no fewer than 150 sentences, none twice', () => {
    const sentences = THEMES.flatMap(({ sayings }) => sayings.flatMap(({ say }) => say));
    expect(sentences.length).toBeGreaterThanOrEqual(150);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});
