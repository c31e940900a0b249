import { BODY_SHAPES, STYLES, VIBES, WEATHER_TAGS } from '@glow/api';
import { describe, expect, it } from 'vitest';
import { composeLook } from '../compose/compose-looks.ts';
import type { LookRequest } from '../compose/look-request.ts';
import { describeOutfit } from './describe-outfit.ts';
import { generatedNames } from './generated-names.ts';
import { THEMES } from './reasons/themes.ts';

/** Words of engineers, of a template, and of judgement on a body. */
const NOT_SAID =
  /\b(clo|insulation|ratio|algorithm|optimal|score|nothing looks borrowed|where to rest|flatter\w*|slimming|hide|minimi[sz]e|problem|figure|pear|apple|hourglass|rectangle|chubby|skinny)\b/i;
/** Props, places one has to know, and puns. */
const NOT_IN_NAMES =
  /\b(croissant|relay|candle-end|lemon|ladder|chapter|poetry|interval|parquet|box-office|curtain|nightcap|zinc|kerb|tram|allotment|windfall|chestnut-stall|cove|barre\b|deuce|tie-break|wisteria|bees)\w*/i;
const FIBRES =
  'leather|wool|silk|satin|denim|tweed|velvet|corduroy|fleece|linen|cable-knit|straw|rubber|canvas';
/** Two substances on one piece. */
const TWO_FIBRES = new RegExp(`\\b(${FIBRES}) (?:\\S+ )?(?:${FIBRES})\\b`);
const POSSIBLE = /flannel|wool felt|wool and|canvas high|silk scarf|quilted|leather-strapped/;

const REQUESTS: readonly LookRequest[] = [
  ...VIBES.map((vibe) => ({ vibe })),
  ...STYLES.flatMap((style) =>
    WEATHER_TAGS.flatMap((weather) => BODY_SHAPES.map((bodyShape) => ({ style, weather, bodyShape }))),
  ),
];
const SEEDS = 30;
const looks = REQUESTS.flatMap((request) =>
  Array.from({ length: SEEDS }, (_, seed) => composeLook(request, 720_000 + seed)),
);

describe('what is said of a look', { timeout: 240_000 }, () => {
  it('keeps to the words of taste', () => {
    const sentences = THEMES.flatMap(({ sayings }) => sayings.flatMap(({ say }) => say));
    for (const sentence of sentences) expect(sentence).not.toMatch(NOT_SAID);
  });

  it('names looks by a garment or a colour and a mood', () => {
    for (const spec of looks) {
      expect(spec.name).not.toMatch(NOT_IN_NAMES);
      for (const name of generatedNames(spec)) expect(name).not.toMatch(NOT_IN_NAMES);
    }
  });

  it('makes every piece of one substance', () => {
    for (const spec of looks) {
      const clothes = describeOutfit(spec).alt.split(', worn by ')[0] ?? '';
      for (const piece of clothes.split(/,| and | over | with | into /)) {
        if (!POSSIBLE.test(piece)) expect(piece).not.toMatch(TWO_FIBRES);
      }
    }
  });

  it('describes no socks in boots and no tuck under a coat', () => {
    for (const spec of looks) {
      const { alt } = describeOutfit(spec);
      if (/boots/.test(alt)) expect(alt).not.toMatch(/ankle socks/);
      if (/\b(coat|puffer|parka|cape|trench|mac)\b/.test(alt.split(', with ')[0] ?? '')) {
        expect(alt).not.toMatch(/ tucked into /);
      }
    }
  });
});
