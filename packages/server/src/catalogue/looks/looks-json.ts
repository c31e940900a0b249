import type { Layers } from '../layers/layers.ts';
import type { Previews } from '../previews/previews.ts';
import { lookJson } from './look-json.ts';
import type { DescribedLook } from './lookbook.ts';

interface LooksJsonDependencies {
  readonly previews: Previews;
  readonly layers: Layers;
}

const [OPEN, COMMA, CLOSE] = ['[', ',', ']'].map((text) => Buffer.from(text)) as [Buffer, Buffer, Buffer];

/** Returns these looks as a JSON array, with their previews and layers as far as those are there. */
export async function looksJson(
  { previews, layers }: LooksJsonDependencies,
  described: readonly DescribedLook[],
  publicUrl: string,
): Promise<Buffer> {
  const looks = described.map(({ look }) => look);
  const [small, layered] = await Promise.all([previews.of(looks), layers.of(looks)]);
  const parts = described.flatMap((each, index) => {
    const { key } = each.look;
    const json = lookJson(each, publicUrl, { preview: small.get(key), isLayered: layered.has(key) });
    return [index === 0 ? OPEN : COMMA, json];
  });
  return Buffer.concat(parts.length === 0 ? [OPEN, CLOSE] : [...parts, CLOSE]);
}
