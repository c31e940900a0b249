import { availableParallelism } from 'node:os';
import { BODY_SHAPES, STYLES, VIBES, WEATHER_TAGS } from '@glow/api';
import { composeLook } from '../packages/stylist/src/compose/compose-looks.ts';
import type { LookRequest } from '../packages/stylist/src/compose/look-request.ts';
import { lookFaults } from '../packages/stylist/src/compose/testing/look-faults.ts';
import { lookKey } from '../packages/stylist/src/look-key.ts';
import { median } from './measure/statistics.ts';

/**
 * What `test` holds over a few hundred seeds a request, over 20,000: no incomplete look, no gate broken, tags true;
 * `GLOW_BENCH_SEEDS` asks for fewer.
 */
const SEEDS = Number(process.env.GLOW_BENCH_SEEDS ?? 20_000);
const SHOWN_FAULTS = 10;
/** Every so manieth look is composed twice, for the same bytes. */
const REPEATED_EVERY = 50;

const requests: readonly ((seed: number) => LookRequest)[] = [
  ...VIBES.map((vibe) => () => ({ vibe })),
  ...STYLES.flatMap((style) =>
    WEATHER_TAGS.map((weather) => (seed: number) => ({
      style,
      bodyShape: BODY_SHAPES[seed % BODY_SHAPES.length] ?? 'Pear',
      weather,
    })),
  ),
];

let looks = 0;
const tookMs: number[] = [];
const faults: string[] = [];
for (const requestOf of requests) {
  for (let seed = 0; seed < SEEDS; seed++) {
    const request = requestOf(seed);
    const before = performance.now();
    const spec = composeLook(request, seed);
    tookMs.push(performance.now() - before);
    looks += 1;
    for (const fault of lookFaults(spec, request)) {
      faults.push(`${JSON.stringify(request)} ${seed} ${spec.name}: ${fault}`);
    }
    if (seed % REPEATED_EVERY === 0 && lookKey(composeLook(request, seed)) !== lookKey(spec)) {
      faults.push(`${JSON.stringify(request)} ${seed}: other bytes the second time`);
    }
  }
  console.log(`${JSON.stringify(requestOf(0))}: ${SEEDS} looks, ${faults.length} faults so far`);
}
console.log(
  `${looks} looks over ${requests.length} requests, ${median(tookMs).toFixed(3)} ms a look at the median on one of ${availableParallelism()} cores, ${faults.length} faults`,
);
for (const fault of faults.slice(0, SHOWN_FAULTS)) console.log(`  ${fault}`);
if (faults.length > 0) process.exitCode = 1;
