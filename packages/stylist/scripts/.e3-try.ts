import { VIBES } from '@glow/api';
import { starterCatalogue } from '/work/main/packages/stylist/src/catalogue/starter-catalogue.ts';
import { styleCatalogue } from '/work/main/packages/stylist/src/catalogue/style-catalogue.ts';
import { composeLook } from '/work/main/packages/stylist/src/compose/compose-looks.ts';
import { describeOutfit } from '/work/main/packages/stylist/src/describe/describe-outfit.ts';

let t = performance.now();
const a = starterCatalogue();
console.log('starter', a.length, (performance.now() - t).toFixed());
t = performance.now();
const b = styleCatalogue();
console.log('style', b.length, (performance.now() - t).toFixed());
t = performance.now();
let n = 0;
for (let s = 0; s < 100; s++)
  for (const v of VIBES) {
    composeLook({ vibe: v }, s);
    n++;
  }
console.log('ms per composeLook', ((performance.now() - t) / n).toFixed(2));
const all = [
  ...a.map((x) => [x.vibe, x.spec] as const),
  ...b.map((x) => [x.style + ' ' + x.weather, x.spec] as const),
];
if (process.argv[2] === 'names')
  all
    .filter((_, i) => i % Number(process.argv[3] ?? 3) === Number(process.argv[4] ?? 0))
    .forEach(([v, s]) => console.log(v.padEnd(12), s.name, '   [', s.scene.name, ']'));
if (process.argv[2] === 'alt')
  all
    .filter((_, i) => i % Number(process.argv[3] ?? 8) === Number(process.argv[4] ?? 0))
    .forEach(([v, s]) => console.log(describeOutfit(s).alt));
if (process.argv[2] === 'reasons') {
  const c = new Map<string, number>();
  for (const [, s] of all) for (const r of describeOutfit(s).reasons) c.set(r, (c.get(r) ?? 0) + 1);
  [...c]
    .sort((x, y) => y[1] - x[1])
    .slice(0, 40)
    .forEach(([r, k]) => console.log(((100 * k) / all.length).toFixed(1) + '%', r));
  console.log(c.size, 'sentences');
}
