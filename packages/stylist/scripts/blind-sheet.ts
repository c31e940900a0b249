/**
 * Writes pairs of pictures to be judged without knowing which is which, left and right in random order:
 * - the same looks drawn by a commit before and by these sources:
 *   node scripts/blind-sheet.ts <folder> --before <commit> [--count 24] [--seed 1]
 * - looks of these sources beside pictures of a folder, such as reference pictures:
 *   node scripts/blind-sheet.ts <folder> --beside <folder of PNG> [--count 24] [--seed 1]
 * `order.json` says which side is ours, and is not to be opened before all are judged.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { starterCatalogue, styleCatalogue } from '../src/catalogue/catalogues.ts';
import { drawOutfit } from '../src/draw/draw-outfit.ts';
import type { OutfitSpec } from '../src/outfit.ts';
import { createRandom, shuffled } from '../src/random.ts';
import { rasterise } from '../src/render/rasterise.ts';

const PICTURE = { width: 720, height: 960 } as const;
const GAP_PX = 12;
const PACKAGE = fileURLToPath(new URL('..', import.meta.url));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    before: { type: 'string' },
    beside: { type: 'string' },
    count: { type: 'string', default: '24' },
    seed: { type: 'string', default: '1' },
  },
});
const [folder] = positionals;
if (!folder || (values.before === undefined) === (values.beside === undefined))
  throw new Error('Say a folder, and either --before a commit or --beside a folder of pictures');

interface Pair {
  readonly name: string;
  readonly ours: Buffer;
  readonly other: Buffer;
}

async function png(svg: string): Promise<Buffer> {
  const { rgba, widthPx, heightPx } = rasterise(svg, PICTURE.width);
  return sharp(rgba, { raw: { width: widthPx, height: heightPx, channels: 4 } })
    .png()
    .toBuffer();
}

const random = createRandom(Number(values.seed));
const count = Number(values.count);

/** Looks that both sources can draw: those of the commit's own catalogue. */
async function pairsBefore(commit: string): Promise<readonly Pair[]> {
  const tree = mkdtempSync(join(tmpdir(), 'glow-before-'));
  const git = (...args: string[]) => execFileSync('git', ['-C', PACKAGE, ...args], { stdio: 'pipe' });
  git('worktree', 'add', '--detach', '--force', tree, commit);
  try {
    const there = join(tree, 'packages/stylist');
    await symlink(join(PACKAGE, 'node_modules'), join(there, 'node_modules'));
    const { drawOutfit: drawBefore } = (await import(
      pathToFileURL(join(there, 'src/draw/draw-outfit.ts')).href
    )) as { drawOutfit: typeof drawOutfit };
    const lines = await readFile(join(there, 'src/catalogue/catalogue.ndjson'), 'utf8');
    const specs = lines
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { spec: OutfitSpec }).spec);
    return await Promise.all(
      shuffled(random, specs)
        .slice(0, count)
        .map(async (spec) => ({
          name: spec.name,
          ours: await png(drawOutfit(spec)),
          other: await png(drawBefore(spec)),
        })),
    );
  } finally {
    git('worktree', 'remove', '--force', tree);
    rmSync(tree, { recursive: true, force: true });
  }
}

async function pairsBeside(pictures: string): Promise<readonly Pair[]> {
  const files = (await readdir(pictures)).filter((file) => file.endsWith('.png')).sort();
  if (files.length === 0) throw new Error(`There are no PNG files in ${pictures}`);
  const looks = shuffled(random, [...starterCatalogue(), ...styleCatalogue()]).slice(0, count);
  return Promise.all(
    looks.map(async ({ spec }, index) => ({
      name: spec.name,
      ours: await png(drawOutfit(spec)),
      other: await readFile(join(pictures, files[index % files.length] ?? '')),
    })),
  );
}

async function writePair(into: string, { ours, other }: Pair, side: 'left' | 'right'): Promise<void> {
  const fitted = await Promise.all(
    (side === 'left' ? [ours, other] : [other, ours]).map((picture) =>
      sharp(picture)
        .resize({ ...PICTURE, fit: 'contain', background: '#fff' })
        .png()
        .toBuffer(),
    ),
  );
  const width = 2 * PICTURE.width + GAP_PX;
  await sharp({ create: { width, height: PICTURE.height, channels: 3, background: '#fff' } })
    .composite(fitted.map((input, at) => ({ input, left: at * (PICTURE.width + GAP_PX), top: 0 })))
    .png()
    .toFile(into);
}

await mkdir(folder, { recursive: true });
const pairs = values.before ? await pairsBefore(values.before) : await pairsBeside(values.beside ?? '');
const order: { name: string; ours: 'left' | 'right' }[] = [];
for (const [index, pair] of pairs.entries()) {
  const side = random() < 0.5 ? 'left' : 'right';
  await writePair(join(folder, `${String(index + 1).padStart(3, '0')}.png`), pair, side);
  order.push({ name: pair.name, ours: side });
}
await writeFile(join(folder, 'order.json'), JSON.stringify(order, undefined, 2));
console.log(`${pairs.length} pairs are in ${folder}`);
