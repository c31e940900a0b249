import { availableParallelism } from 'node:os';
import { VIBES } from '../../packages/api/src/index.ts';
import { vibePicture } from '../../packages/stylist/src/index.ts';
import { createRenderPool } from '../../packages/stylist/src/render/index.ts';
import type { Weight } from '../../packages/widgets/build/weights.ts';

const WIDTH_PX = 320;

/** Resolves to the picker's six pictures as the server draws them (ceiling: INTERFACE section 5). */
export async function vibePictureWeights(): Promise<readonly Weight[]> {
  const pool = createRenderPool({ threads: availableParallelism() });
  try {
    const draw = async (vibe: (typeof VIBES)[number]) => {
      const source = {
        key: vibe,
        spec: vibePicture(vibe),
        frame: 'pocket' as const,
        widthPx: WIDTH_PX,
        formats: ['avif'] as const,
      };
      return (await pool.render(source)).avif.byteLength;
    };
    const sizes = await Promise.all(VIBES.map(draw));
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    return [{ what: `the picker's six pictures, AVIF at ${WIDTH_PX}`, bytes, maxBytes: 60_000 }];
  } finally {
    await pool.close();
  }
}
