import { BODY_SHAPES, STYLES, VIBES, WEATHER_TAGS } from '@glow/api';
import { composeLook } from '../src/compose/compose-looks.ts';
import { readOutfit } from '../src/rules/outfit-reading.ts';
import { findReasons } from '../src/describe/reasons/find-reasons.ts';
const N = Number(process.argv[2] ?? 3000);
const reqs: any[] = [...VIBES.map((vibe) => ({ vibe })), ...STYLES.flatMap((style) => WEATHER_TAGS.map((weather) => ({ style, weather })))];
for (const r of reqs) {
  const heard = new Map<string, number>();
  for (let s = 0; s < N; s++) { const q = r.vibe ? r : { ...r, bodyShape: BODY_SHAPES[s % 5] }; for (const { template } of findReasons(readOutfit(composeLook(q, 7_000_000 + s)))) heard.set(template, (heard.get(template) ?? 0) + 1); }
  const top = [...heard].sort((a, b) => b[1] - a[1]).slice(0, 2).map(([k, v]) => `${(v / N * 100).toFixed(1)} % ${k}`);
  console.log(r.vibe ?? r.style + '-' + r.weather, heard.size, top.join(' | '));
}
