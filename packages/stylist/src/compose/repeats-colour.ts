import { nameColour } from '../colour/dye.ts';
import { isNeutral } from '../colour/neutral.ts';
import type { StoryKind } from '../colour/story-kind.ts';
import { itemColour } from '../garments/item-words.ts';
import type { OutfitReading } from '../rules/outfit-reading.ts';

/** A colour comes in no more pieces than this, a headscarf among them; leather and neutrals as often as they like. */
const MAX_PIECES = 3;

/** Whether one colour is worn from head to foot though the look does not tell a story of one. */
export function repeatsColour({ worn, spec: { figure } }: OutfitReading, story: StoryKind): boolean {
  if (story === 'tonal') return false;
  const coloured = worn.filter(({ item, garment }) => {
    const isSmall = garment.slot === 'hosiery' || garment.slot === 'necklace' || garment.slot === 'earrings';
    return !isSmall && !isNeutral(item.cloth.colour);
  });
  const names = coloured.map(({ item }) => itemColour(item));
  if (figure.headscarf) names.push(nameColour(figure.headscarf.colour));
  return names.some((name) => names.filter((other) => other === name).length > MAX_PIECES);
}
