import type { InstantOutfits, Outfit, Recommendation } from '@glow/api';
import { ANSWERS, VIBE, WIDTH_PX } from './steps.ts';

const ACCEPT = 'image/avif,image/webp,*/*;q=0.8';
/** More than any vibe has looks. */
const MAX_LOOKS = 200;

async function post<Answer>(address: string, body: object): Promise<Answer> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json() as Promise<Answer>;
}

async function draw(outfits: readonly Outfit[]): Promise<void> {
  for (const { image } of outfits) {
    const picture = await fetch(`${image}?w=${WIDTH_PX}`, { headers: { accept: ACCEPT } });
    await picture.arrayBuffer();
  }
}

/** Has the server draw every look that a visit may be answered with. */
export async function drawAll(origin: string): Promise<void> {
  const names: string[] = [];
  while (names.length < MAX_LOOKS) {
    const body = { vibe: VIBE.name, image_count: 1, exclude_names: names };
    const { outfits } = await post<InstantOutfits>(`${origin}/api/instant_outfits/`, body);
    if (outfits.length === 0) break;
    await draw(outfits);
    names.push(...outfits.map(({ name }) => name));
  }
  const asked = { styles: [ANSWERS.style], bodyShapes: [ANSWERS.bodyShape], image_count: 10 };
  const deck = await post<Recommendation>(`${origin}/quiz/recommend/`, { ...asked, use_weather: false });
  await draw(deck.outfits);
}
