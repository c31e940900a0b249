/**
 * Draws everything there is to look at into a folder, as one page and a PNG per section:
 * node scripts/draw-sheet.ts [folder, default generated/sheet] [section …]
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { argv, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { createRenderPool } from '../src/render/index.ts';
import { sheetPage } from './sheet/sheet-page.ts';
import { SHEET_SECTIONS } from './sheet/sheet-sections.ts';
import { writeSection } from './sheet/write-section.ts';

const MAX_QUEUED = 2000;

const [folder = fileURLToPath(new URL('../generated-looks/sheet', import.meta.url)), ...asked] =
  argv.slice(2);
const names = asked.length > 0 ? asked : Object.keys(SHEET_SECTIONS);
const unknown = names.find((name) => !(name in SHEET_SECTIONS));
if (unknown) {
  console.error(`There is no section ${unknown}; there are ${Object.keys(SHEET_SECTIONS).join(', ')}`);
  exit(2);
}
const sections = names.flatMap((name) => SHEET_SECTIONS[name]?.() ?? []);
await mkdir(folder, { recursive: true });
const pool = createRenderPool({ maxQueued: MAX_QUEUED });
try {
  for (const section of sections) {
    const startedMs = performance.now();
    await writeSection(pool, folder, section);
    const seconds = (performance.now() - startedMs) / 1000;
    console.log(`${section.name}.png: ${section.cells.length} pictures in ${seconds.toFixed(1)} s`);
  }
} finally {
  await pool.close();
}
await writeFile(join(folder, 'index.html'), sheetPage(sections));
