/**
 * Prints what a few thousand looks of every vibe, and of every style in a weather, add up to: plans, concentration,
 * colours, and what a stylist would take off again: node scripts/count-looks.ts [looks, default 2000] [brief …]
 */
import { argv } from 'node:process';
import { BODY_SHAPES, STYLES, VIBES, WEATHER_TAGS } from '@glow/api';
import { composeLook } from '../src/compose/compose-looks.ts';
import { briefOf, type LookRequest } from '../src/compose/look-request.ts';
import { readOutfit } from '../src/rules/outfit-reading.ts';
import { countLooks } from './counts/look-counts.ts';

/** Seeds that no test and no tuning uses. */
const FIRST_SEED = 50_000_000;

const [count = '2000', ...asked] = argv.slice(2);
const requests: readonly ((seed: number) => LookRequest)[] = [
  ...VIBES.map((vibe) => () => ({ vibe })),
  ...STYLES.flatMap((style) =>
    WEATHER_TAGS.map((weather) => (seed: number) => ({
      ...{ style, weather, bodyShape: BODY_SHAPES[seed % BODY_SHAPES.length] ?? 'Pear' },
    })),
  ),
];
for (const requestOf of requests) {
  const brief = briefOf(requestOf(0));
  if (asked.length > 0 && !asked.includes(brief.id)) continue;
  const tookMs: number[] = [];
  const looks = Array.from({ length: Number(count) }, (_, index) => {
    const seed = FIRST_SEED + index;
    const startedMs = performance.now();
    const spec = composeLook(requestOf(seed), seed);
    tookMs.push(performance.now() - startedMs);
    return readOutfit(spec);
  });
  const medianMs = tookMs.sort((a, b) => a - b)[Math.floor(tookMs.length / 2)] ?? 0;
  console.log(`\n${brief.id}, ${looks.length} looks, ${medianMs.toFixed(1)} ms each at the median`);
  for (const line of countLooks(brief, looks)) console.log(line);
}
