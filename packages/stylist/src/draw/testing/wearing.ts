import type { BodyShape } from '@glow/api';
import { oklch } from '../../colour/convert.ts';
import { swatchesOf } from '../../colour/dye.ts';
import { SKIN_TONES } from '../../colour/skin-tones.ts';
import type { OutfitSpec, PoseName, WornItem } from '../../outfit.ts';
import type { Slot } from '../../wardrobe/garment.ts';
import { findGarment } from '../../wardrobe/garments.ts';
