import { starterCatalogue, styleCatalogue } from '../packages/stylist/src/catalogue/catalogues.ts';
import { lookKey } from '../packages/stylist/src/look-key.ts';
import { createRenderPool } from '../packages/stylist/src/render/index.ts';
import { summary } from './measure/statistics.ts';

/** The memory of a pool of one worker over 2,000 pictures, which has to stay flat; `GLOW_BENCH_RENDERS` asks for fewer. */
const RENDERS = Number(process.env.GLOW_BENCH_RENDERS ?? 2000);
const WIDTH_PX = 480;
const REPORTS = 10;
const MEBIBYTE = 1024 * 1024;
/** Growth from the third tenth to the last that still counts as flat, as a share. */
const FLAT = 0.2;

const catalogue = [...starterCatalogue(), ...styleCatalogue()];
const pool = createRenderPool({ threads: 1, maxQueued: 4 });
const residentMiB: number[] = [];
const renderMs: number[] = [];
for (let index = 0; index < RENDERS; index++) {
  const spec = catalogue[index % catalogue.length]?.spec;
  if (!spec) break;
  const before = performance.now();
  await pool.render({ key: `${index} ${lookKey(spec)}`, spec, widthPx: WIDTH_PX, formats: ['webp'] });
  renderMs.push(performance.now() - before);
  if ((index + 1) % Math.ceil(RENDERS / REPORTS) === 0)
    residentMiB.push(process.memoryUsage.rss() / MEBIBYTE);
}
await pool.close();
const [, , early = 0] = residentMiB;
const growth = (residentMiB.at(-1) ?? early) / early - 1;
console.log(
  `${RENDERS} pictures at ${WIDTH_PX} px as WebP, ms from the call to the file: ${summary(renderMs)}`,
);
console.log(`resident MiB after each tenth: ${residentMiB.map((value) => value.toFixed(0)).join(' ')}`);
console.log(`from the third tenth to the last: ${(growth * 100).toFixed(0)} %`);
if (growth > FLAT) process.exitCode = 1;
