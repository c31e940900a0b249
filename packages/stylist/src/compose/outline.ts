import { skirtShapeOf } from '../garments/silhouette.ts';
import type { OutfitReading } from '../rules/outfit-reading.ts';

/** Returns the outline a look draws: 'pleated under layer', 'wide', 'dress gown'. */
export function outlineOf({ slot }: OutfitReading): string {
  const legged = (slot('dress') ?? slot('bottom'))?.garment.cut;
  const below = legged && (skirtShapeOf(legged) ?? ('fit' in legged ? legged.fit : legged.type));
  const over = slot('coat') ? ' under coat' : slot('layer') ? ' under layer' : '';
  return `${slot('dress') ? 'dress ' : ''}${below ?? 'none'}${over}`;
}
