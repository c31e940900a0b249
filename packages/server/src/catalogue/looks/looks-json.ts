import type { Layers } from '../layers/layers.ts';
import type { Previews } from '../previews/previews.ts';
import { lookJson } from './look-json.ts';
import type { DescribedLook } from './lookbook.ts';

interface LooksJsonDependencies {
  readonly previews: Previews;
  readonly layers: Layers;
}

/** Returns the JSON of each of these looks, with their previews and layers as far as those are there. */
export async function looksJson(
  { previews, layers }: LooksJsonDependencies,
  described: readonly DescribedLook[],
  publicUrl: string,
): Promise<readonly string[]> {
  const looks = described.map(({ look }) => look);
  const [small, layered] = await Promise.all([previews.of(looks), layers.of(looks)]);
  return described.map((each) => {
    const { key } = each.look;
    return lookJson(each, publicUrl, { preview: small.get(key), isLayered: layered.has(key) });
  });
}
