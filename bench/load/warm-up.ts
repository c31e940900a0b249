import { BODY_SHAPES, type Outfit, STYLES, VIBES } from '@glow/api';

const MAX_ASKS = 100;
let calls = 0;

/** Asks until every look of the answer has its preview: from then on the answer is there already. */
async function askUntilKnown(address: string, path: string, body: object): Promise<readonly Outfit[]> {
  for (let ask = 0; ask < MAX_ASKS; ask += 1) {
    calls += 1;
    const client = `192.168.${calls >> 8}.${calls & 255}`;
    const answer = await fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': client },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    const { outfits }: { readonly outfits: readonly Outfit[] } = await answer.json();
    if (outfits.every(({ preview }) => preview)) return outfits;
  }
  throw new Error(`A preview is still missing after ${MAX_ASKS} calls of ${path}.`);
}

/** Has a server make what it makes once for each look: the previews of every vibe's looks and of every first deck. */
export async function warmUp(address: string): Promise<void> {
  for (const style of STYLES)
    for (const bodyShape of BODY_SHAPES) {
      const asked = { styles: [style], bodyShapes: [bodyShape], image_count: 10, use_weather: false };
      await askUntilKnown(address, '/quiz/recommend/', asked);
    }
  for (const vibe of VIBES) {
    const seen: string[] = [];
    for (;;) {
      const asked = { vibe, image_count: 1, exclude_names: seen };
      const outfits = await askUntilKnown(address, '/api/instant_outfits/', asked);
      if (outfits.length === 0) break;
      seen.push(...outfits.map(({ name }) => name));
    }
  }
}
