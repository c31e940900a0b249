import { VIBES } from '@glow/api';
import { lookKey, vibePicture } from '@glow/stylist';
import type { Look } from '../../platform/looks/index.ts';

/** The widgets' own pictures by their fixed names below `/media/` (INTERFACE section 2). */
export function namedPictures(): ReadonlyMap<string, Look> {
  return new Map(
    VIBES.map((vibe) => {
      const spec = vibePicture(vibe);
      return [`vibe/${vibe}`, { key: lookKey(spec), spec }];
    }),
  );
}
