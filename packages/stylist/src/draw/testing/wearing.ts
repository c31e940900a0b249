import type { BodyShape } from '@glow/api';
import { oklch } from '#colour/convert.ts';
import { swatchesOf } from '#colour/dye.ts';
import { tone } from '#colour/tones.ts';
import type { Cloth } from '#garments/cloth.ts';
import type { Cut } from '#garments/cut.ts';
import type { ClothOption, Garment, Slot } from '#garments/garment.ts';
import { findGarment } from '#garments/garments.ts';
import type { FigureSpec, PoseName } from '#outfit.ts';
import type { DressedItem } from '../cuts/dressed-item.ts';

const plain = (l: number, c: number, h: number): Cloth => ({ name: 'plain', colour: oklch(l, c, h) });
const leather = (l: number, c: number, h: number): Cloth => ({ name: 'leather', colour: oklch(l, c, h) });

/** Quiet clothes that leave the eye to the garment that is shown. */
const TEE: DressedItem = {
  cut: { type: 'tee', neck: 'crew', sleeve: 'short' },
  cloth: plain(0.93, 0.015, 85),
  worn: 'tucked',
};
const LONG_TEE: DressedItem = {
  cut: { type: 'tee', neck: 'crew', sleeve: 'long', ease: 'close' },
  cloth: plain(0.93, 0.015, 85),
  worn: 'tucked',
};
const TROUSERS: DressedItem = {
  cut: { type: 'trousers', fit: 'straight', construction: 'tailored', crease: true },
  cloth: plain(0.4, 0.03, 260),
};
const SLIM: DressedItem = {
  cut: { type: 'trousers', fit: 'slim', construction: 'jean' },
  cloth: { name: 'denim', colour: oklch(0.45, 0.08, 256) },
};
const SKIRT: DressedItem = {
  cut: { type: 'skirt', shape: 'a-line', hem: 6.2 },
  cloth: plain(0.55, 0.08, 160),
};
const PUMPS: DressedItem = { cut: { type: 'shoe', last: 'pump' }, cloth: leather(0.4, 0.06, 40) };
const TRAINERS: DressedItem = { cut: { type: 'shoe', last: 'sneaker' }, cloth: leather(0.95, 0.01, 90) };

const FELLOWS: Readonly<Record<Slot, readonly DressedItem[]>> = {
  top: [TROUSERS, PUMPS],
  bottom: [TEE, TRAINERS],
  dress: [PUMPS],
  layer: [LONG_TEE, TROUSERS, PUMPS],
  coat: [LONG_TEE, SLIM, { cut: { type: 'shoe', last: 'ankle-boot' }, cloth: leather(0.35, 0.04, 45) }],
  shoes: [TEE, SKIRT],
  bag: [LONG_TEE, TROUSERS, PUMPS],
  hat: [LONG_TEE, TROUSERS, PUMPS],
  scarf: [LONG_TEE, TROUSERS, PUMPS],
  glasses: [TEE, TROUSERS, PUMPS],
  necklace: [TEE, TROUSERS, PUMPS],
  earrings: [TEE, TROUSERS, PUMPS],
  bracelet: [TEE, TROUSERS, PUMPS],
  gloves: [LONG_TEE, TROUSERS, PUMPS],
  belt: [TEE, TROUSERS, PUMPS],
  hosiery: [TEE, SKIRT, PUMPS],
};

function fellowsOf({ slot, cut }: Garment): readonly DressedItem[] {
  if (cut.type === 'gloves' && cut.length === 'opera') {
    return [
      {
        cut: { type: 'dress', bodice: 'strapless', sleeve: 'none', skirt: 'gown', hem: 8.72, waist: 'plain' },
        cloth: { name: 'satin', colour: oklch(0.45, 0.12, 20) },
      },
    ];
  }
  return FELLOWS[slot];
}

function clothOf(option: ClothOption, turn: number): Cloth {
  const swatches = swatchesOf(option.dye);
  const colour = swatches[(turn * 7 + 3) % swatches.length]?.colour ?? oklch(0.5, 0.1, 30);
  const second = colour.l > 0.6 ? tone(colour, -0.34) : oklch(0.93, 0.03, 85);
  return {
    name: option.name,
    colour,
    second,
    third: oklch(0.72, 0.12, 55),
    ...(option.scale ? { scale: option.scale } : {}),
  };
}

const isOver = (worn: string | undefined) => worn !== undefined && worn !== 'over';

/** A figure in one garment, in the `turn`th of its cloths, with quiet clothes where it leaves any room. */
export function wearing(
  id: string,
  bodyShape: BodyShape,
  pose: PoseName,
  turn = 0,
): { readonly figure: FigureSpec; readonly items: readonly DressedItem<Cut>[] } {
  const garment = findGarment(id);
  const option = garment.cloths[turn % garment.cloths.length] ?? garment.cloths[0];
  const [worn] = garment.wears ?? [];
  const shown: DressedItem = {
    cut: garment.cut,
    cloth: clothOf(option, turn + id.length),
    ...(worn && isOver(worn) ? { worn } : {}),
  };
  const figure: FigureSpec = {
    bodyShape,
    pose,
    mirrored: false,
    skin: oklch(0.71, 0.082, 58),
    hair: { style: 'bun', colour: oklch(0.28, 0.035, 45) },
  };
  return { figure, items: [...fellowsOf(garment), shown] };
}
