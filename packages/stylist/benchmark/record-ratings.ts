/**
 * Keeps another rater's ratings in place of a pass: node benchmark/record-ratings.ts <folder> <1 or 2>. The folder is
 * one that draw-sheets.ts drew into, with `ratings.txt` beside the sheets: 1–5 for each number, in order, apart by blanks.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { type Half, looksFile, type RatedLook, ratedLook, ratedLooks } from './format/rated-look.ts';

const [, , folder, pass] = argv;
if (!folder || (pass !== '1' && pass !== '2')) throw new Error('Say which folder, and pass 1 or 2');

const order: readonly string[] = JSON.parse(readFileSync(join(folder, 'order.json'), 'utf8'));
const ratings = readFileSync(join(folder, 'ratings.txt'), 'utf8').trim().split(/\s+/).map(Number);
if (ratings.length !== order.length)
  throw new Error(`There are ${order.length} looks and ${ratings.length} ratings`);
const given = new Map(order.map((id, index) => [id, ratings[index]]));

function withRating(look: RatedLook): RatedLook {
  const rating = given.get(look.id);
  if (rating === undefined) return look;
  const [first, second] = look.ratings;
  return { ...look, ratings: pass === '1' ? [rating, second] : [first, rating] };
}

const HALVES: readonly Half[] = ['open', 'held-back'];
const files = HALVES.map((half) => {
  const lines = ratedLooks(half).map((look) => JSON.stringify(withRating(look)));
  for (const line of lines) ratedLook(line);
  return { file: looksFile(half), text: lines.map((line) => `${line}\n`).join('') };
});
for (const { file, text } of files) writeFileSync(file, text);
