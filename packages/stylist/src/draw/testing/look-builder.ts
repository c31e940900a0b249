import type { BodyShape } from '@glow/api';
import { oklch } from '#colour/convert.ts';
import type { Oklch } from '#colour/oklch.ts';
import type { Cloth, ClothName } from '#garments/cloth.ts';
import type { HairStyle, OutfitSpec, PoseName, SceneName, ScenePalette, WornItem } from '#outfit.ts';

type Lch = readonly [l: number, c: number, h: number];
const colour = ([l, c, h]: Lch): Oklch => oklch(l, c, h);

/** Returns a cloth, with second and third colour and scale where the reference has them. */
export function cloth(
  name: ClothName,
  ground: Lch,
  more: { second?: Lch; third?: Lch; scale?: number } = {},
): Cloth {
  return {
    name,
    colour: colour(ground),
    ...(more.second ? { second: colour(more.second) } : {}),
    ...(more.third ? { third: colour(more.third) } : {}),
    ...(more.scale ? { scale: more.scale } : {}),
  };
}

export const over = (garment: string, itsCloth: Cloth): WornItem => ({ garment, cloth: itsCloth });
export const tucked = (garment: string, itsCloth: Cloth): WornItem => ({
  garment,
  cloth: itsCloth,
  worn: 'tucked',
});

export const palette = (
  wall: Lch,
  floor: Lch,
  motif: Lch,
  accent: Lch,
  glow: Lch,
  shade: Lch,
): ScenePalette => ({
  wall: colour(wall),
  floor: colour(floor),
  motif: colour(motif),
  accent: colour(accent),
  glow: colour(glow),
  shade: colour(shade),
});

const SKINS = {
  fair: [0.875, 0.042, 62],
  warmBeige: [0.8, 0.065, 60],
  golden: [0.71, 0.082, 58],
  brown: [0.585, 0.085, 52],
  deep: [0.46, 0.072, 48],
  dark: [0.365, 0.052, 45],
} as const satisfies Record<string, Lch>;

const HAIRS = {
  black: [0.22, 0.014, 290],
  espresso: [0.28, 0.035, 45],
  brown: [0.37, 0.055, 52],
  auburn: [0.44, 0.1, 42],
  blonde: [0.78, 0.08, 85],
  silver: [0.8, 0.008, 260],
  copper: [0.56, 0.13, 48],
} as const satisfies Record<string, Lch>;

interface Reference {
  readonly seed: number;
  readonly shape: BodyShape;
  readonly pose: PoseName | `${PoseName} mirrored`;
  readonly skin: keyof typeof SKINS;
  readonly hair: readonly [HairStyle, keyof typeof HAIRS];
  readonly headscarf?: Cloth;
  readonly scene: readonly [SceneName, ScenePalette];
  readonly items: readonly WornItem[];
}

export function look(name: string, reference: Reference): OutfitSpec {
  const [pose, mirrored] = reference.pose.split(' ') as [PoseName, string?];
  return {
    seed: reference.seed,
    name,
    figure: {
      bodyShape: reference.shape,
      pose,
      mirrored: mirrored === 'mirrored',
      skin: colour(SKINS[reference.skin]),
      hair: { style: reference.hair[0], colour: colour(HAIRS[reference.hair[1]]) },
      ...(reference.headscarf ? { headscarf: reference.headscarf } : {}),
    },
    items: reference.items,
    scene: { name: reference.scene[0], palette: reference.scene[1] },
  };
}
