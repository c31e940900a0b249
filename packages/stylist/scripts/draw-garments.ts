/**
 * Draws garments worn, each on five bodies, in profile and from behind too: node scripts/draw-garments.ts <folder> [garment id…] writes one
 * sheet for every eight garments, all of the wardrobe when none is named.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { argv } from 'node:process';
import type { BodyShape } from '@glow/api';
import sharp from 'sharp';
import { drawFigure } from '../src/draw/draw-figure.ts';
import { Body } from '../src/draw/figure/body.ts';
import { SvgDocument } from '../src/draw/kit/svg-document.ts';
import { poseHands } from '../src/draw/pose-hands.ts';
import { wearing } from '../src/draw/testing/wearing.ts';
import { GARMENTS } from '../src/garments/garments.ts';
import type { PoseName } from '../src/outfit.ts';
import { rasterise } from '../src/render/rasterise.ts';

const HEAD_PX = 128;
const DRAWN_PX = 600;
/** The middle of the picture, where the figure stands. */
const CELL = { left: 155, width: 280, height: 800 } as const;
const GARMENTS_A_SHEET = 8;
const WORN_BY = [
  ['Rectangle', 'contra'],
  ['Pear', 'stroll'],
  ['Round', 'hip'],
  ['Hourglass', 'profile'],
  ['Rectangle', 'behind'],
] as const;

const [, , folder, ...wanted] = argv;
if (!folder) throw new Error('Say which folder to draw into');
const ids = wanted.length > 0 ? wanted : GARMENTS.map(({ id }) => id);

/** The garment on a plain ground: a scene would draw the eye away from it. */
function draw(id: string, bodyShape: BodyShape, pose: PoseName, turn: number): string {
  const { figure, items } = wearing(id, bodyShape, pose, turn);
  const document = new SvgDocument();
  const hands = poseHands(
    figure,
    items.map(({ cut }) => cut),
  );
  const body = new Body({ bodyShape }, hands, { headPx: HEAD_PX, x: 470, y: 46 });
  const context = { document, body, head: HEAD_PX, seed: 4, skin: figure.skin, hair: figure.hair.colour };
  return document.toSvg(
    `<rect width="960" height="1280" fill="#d8cdbf"/>${drawFigure(context, figure, items)}`,
  );
}

await mkdir(folder, { recursive: true });
for (let first = 0; first < ids.length; first += GARMENTS_A_SHEET) {
  const row = ids.slice(first, first + GARMENTS_A_SHEET);
  const pictures = await Promise.all(
    row.flatMap((id, column) =>
      WORN_BY.map(async ([bodyShape, pose], line) => {
        const { rgba, widthPx, heightPx } = rasterise(draw(id, bodyShape, pose, line), DRAWN_PX);
        const cell = await sharp(rgba, { raw: { width: widthPx, height: heightPx, channels: 4 } })
          .extract({ left: CELL.left, top: 0, width: CELL.width, height: CELL.height })
          .png()
          .toBuffer();
        return { input: cell, left: column * CELL.width, top: line * CELL.height };
      }),
    ),
  );
  const sheet = sharp({
    create: {
      width: CELL.width * row.length,
      height: CELL.height * WORN_BY.length,
      channels: 3,
      background: '#fff',
    },
  }).composite(pictures);
  await writeFile(join(folder, `${row[0]}-to-${row.at(-1)}.png`), await sheet.png().toBuffer());
}
