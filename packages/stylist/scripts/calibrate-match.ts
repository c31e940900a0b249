/** Prints mean and spread of the colour match over gated, unscored looks: node scripts/calibrate-match.ts. */
import { STYLES, VIBES, WEATHER_TAGS } from '@glow/api';
import { dealtTo, drawAim, drawDeal, isAimedAt } from '../src/compose/aim.ts';
import { castOne } from '../src/compose/casting.ts';
import { anyPlace } from '../src/compose/dealt-place.ts';
import { draftLook } from '../src/compose/draft-look.ts';
import { createRandom } from '../src/random.ts';
import type { Brief } from '../src/rules/brief.ts';
import { colourMatch } from '../src/rules/scores/colour-match.score.ts';
import { styleBrief } from '../src/rules/style-briefs.ts';
import { VIBE_BRIEFS } from '../src/rules/vibe-briefs.ts';

const DRAFTS_PER_BRIEF = 1000;

const briefs = [
  ...VIBES.map((vibe) => VIBE_BRIEFS[vibe]),
  ...STYLES.flatMap((style) => WEATHER_TAGS.map((weather) => styleBrief(style, weather))),
];
const random = createRandom(1);
function draftAnywhere(brief: Brief) {
  const place = anyPlace(random, brief);
  const cast = castOne(random);
  const aim = drawAim(random, brief, dealtTo(cast, drawDeal(random, brief), random, brief), cast);
  return aim && isAimedAt(aim, brief, place) && draftLook(brief, aim, cast, place, random);
}
const matches = briefs.flatMap((brief) =>
  Array.from({ length: DRAFTS_PER_BRIEF }, () => draftAnywhere(brief)).flatMap((reading) =>
    reading ? [colourMatch(reading)] : [],
  ),
);
const mean = matches.reduce((sum, value) => sum + value, 0) / matches.length;
const spread = Math.sqrt(matches.reduce((sum, value) => sum + (value - mean) ** 2, 0) / matches.length);
console.log(`${matches.length} looks, mean ${mean.toFixed(3)}, spread ${spread.toFixed(3)}`);
