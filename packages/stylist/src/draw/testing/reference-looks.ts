import type { OutfitSpec } from '#outfit.ts';
import { REFERENCES_01_TO_08 } from './references-01-to-08.ts';
import { REFERENCES_09_TO_16 } from './references-09-to-16.ts';

/** The sixteen reference pictures of the art bible as outfits, in their order: every body, every pose, most scenes. */
export const REFERENCE_LOOKS: readonly OutfitSpec[] = [...REFERENCES_01_TO_08, ...REFERENCES_09_TO_16];
