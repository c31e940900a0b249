/**
 * Draws the rated looks for another rater: node benchmark/draw-sheets.ts <folder> [seed of the order, default 1].
 * Six looks a sheet, each numbered and with its request; `order.json` says which number is which look, and is not to
 * be opened before all are rated.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { argv } from 'node:process';
import sharp from 'sharp';
import type { LookRequest } from '#compose/look-request.ts';
import { createRandom, shuffled } from '#random.ts';
import { createRenderPool, type RenderPool } from '#render/index.ts';
import { type RatedLook, ratedLooks } from './format/rated-look.ts';
import { readable } from './format/read-looks.ts';

const PICTURE = { widthPx: 320, heightPx: 427 } as const;
const LABEL_PX = 26;
const COLUMNS = 3;
const PER_SHEET = 6;

const [, , folder, seed = '1'] = argv;
if (!folder) throw new Error('Say which folder to draw into');

const asked = (request: LookRequest) =>
  'vibe' in request ? request.vibe : `${request.style} ${request.weather}`;

const label = (text: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE.widthPx}" height="${LABEL_PX}"><text x="4" y="20" font-size="19" font-family="sans-serif" font-weight="bold">${text}</text></svg>`,
  );

async function drawSheet(pool: RenderPool, looks: readonly RatedLook[], first: number): Promise<Buffer> {
  const cells = looks.map(async ({ id, request, spec }, index) => {
    const { png } = await pool.render({ key: id, spec, widthPx: PICTURE.widthPx, formats: ['png'] });
    const left = (index % COLUMNS) * PICTURE.widthPx;
    const top = Math.floor(index / COLUMNS) * (PICTURE.heightPx + LABEL_PX);
    const text = `${String(first + index).padStart(3, '0')} ${asked(request)}`;
    return [
      { input: label(text), left, top },
      { input: Buffer.from(png), left, top: top + LABEL_PX },
    ];
  });
  const width = COLUMNS * PICTURE.widthPx;
  const height = (PER_SHEET / COLUMNS) * (PICTURE.heightPx + LABEL_PX);
  return sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .composite((await Promise.all(cells)).flat())
    .png()
    .toBuffer();
}

await mkdir(folder, { recursive: true });
const { read } = readable([...ratedLooks('open'), ...ratedLooks('held-back')]);
const looks = shuffled(
  createRandom(Number(seed)),
  read.map(({ look }) => look),
);
const pool = createRenderPool();
for (let from = 0; from < looks.length; from += PER_SHEET) {
  const sheet = await drawSheet(pool, looks.slice(from, from + PER_SHEET), from + 1);
  await writeFile(join(folder, `${String(from / PER_SHEET + 1).padStart(3, '0')}.png`), sheet);
}
await pool.close();
await writeFile(join(folder, 'order.json'), JSON.stringify(looks.map(({ id }) => id)));
