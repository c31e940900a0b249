import type { Figure, FigurePicture, InstantOutfits } from '@glow/api';
import { onColdServer } from './measure/cold-server.ts';
import { median, summary } from './measure/statistics.ts';

/**
 * A pick on one's own figure beside a pick of the catalogue, both with pictures that nobody has drawn: milliseconds from
 * the call to the picture, AVIF at 640 px. Then the editor's preview: from a choice to its picture at 320 px. The server
 * has read its catalogue and draws nothing else.
 */
const PICKS = 24;
const ACCEPT = 'image/avif,image/webp,*/*;q=0.8';
const VIBES = ['sunny', 'cloudy', 'cold', 'work', 'casual', 'date'] as const;
/** At most so many times a catalogue look's first draw (the issue on knowing). */
const MOST = 1.5;

const FIGURE: Figure = {
  bodyShape: 'Pear',
  presentation: 'feminine',
  skin: 'deep brown',
  hairStyle: 'locs',
  hairColour: 'black',
  glasses: 'round',
};
const HAIR = ['bob', 'lob', 'long', 'bun', 'afro', 'pony', 'pixie', 'curls', 'braid', 'crop'] as const;

async function post<Answer>(address: string, path: string, body: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return (await answer.json()) as Answer;
}

async function picture(image: string, widthPx: number): Promise<void> {
  const answer = await fetch(`${image}?w=${widthPx}`, { headers: { accept: ACCEPT } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`A picture answered ${answer.status}`);
}

async function timed(work: () => Promise<void>): Promise<number> {
  const before = performance.now();
  await work();
  return performance.now() - before;
}

const { catalogue, own, previews } = await onColdServer(
  async ({ address }) => {
    const seen: string[] = [];
    const pick = async (vibe: string, figure?: Figure) => {
      const body = { vibe, exclude_names: seen, ...(figure && { figure }) };
      const { outfits } = await post<InstantOutfits>(address, '/api/instant_outfits/', body);
      const [outfit] = outfits;
      if (!outfit) throw new Error(`No look came for ${vibe}`);
      seen.push(outfit.name);
      await picture(outfit.image, 640);
    };
    for (const vibe of VIBES) for (const figure of [undefined, FIGURE]) await pick(vibe, figure);
    const catalogue: number[] = [];
    const own: number[] = [];
    for (let turn = 0; turn < PICKS; turn += 1) {
      const vibe = VIBES[turn % VIBES.length] ?? 'sunny';
      catalogue.push(await timed(() => pick(vibe)));
      own.push(await timed(() => pick(vibe, FIGURE)));
    }
    const previews: number[] = [];
    for (const hairStyle of HAIR)
      previews.push(
        await timed(async () => {
          const figure = { ...FIGURE, hairStyle };
          const drawn = await post<FigurePicture>(address, '/api/figure/picture/', { figure });
          await picture(drawn.image, 320);
        }),
      );
    return { catalogue, own, previews };
  },
  { GLOW_DRAW_AT_START: 'off' },
);

const ratio = median(own) / median(catalogue);
console.log(`Median [p25-p75] of ${PICKS} picks each, in turn`);
console.log(`pick of the catalogue, first drawn  ${summary(catalogue)} ms`);
console.log(`pick on one's own figure            ${summary(own)} ms`);
console.log(`ratio                               ${ratio.toFixed(2)} of at most ${MOST}`);
console.log(`preview of the editor, ${HAIR.length} choices     ${summary(previews)} ms`);
