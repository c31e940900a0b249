import type { BodyShape } from '@glow/api';
import type { Oklch } from './colour/oklch.ts';
import type { Cloth } from './wardrobe/cloth.ts';

export const POSES = ['contra', 'hip', 'walk', 'poise', 'stroll', 'cross', 'lean'] as const;
export type PoseName = (typeof POSES)[number];

export const HAIR_STYLES = [
  'bob',
  'lob',
  'long',
  'bun',
  'topknot',
  'afro',
  'pony',
  'pixie',
  'curls',
  'braid',
] as const;
export type HairStyle = (typeof HAIR_STYLES)[number];

export const SCENES = [
  'sun',
  'cloud',
  'snow',
  'office',
  'street',
  'night',
  'court',
  'salon',
  'disco',
  'studio',
  'autumn',
  'arch',
] as const;
export type SceneName = (typeof SCENES)[number];

/** Who wears the look. Colours are names' values already resolved, so a spec draws the same for ever. */
export interface FigureSpec {
  readonly bodyShape: BodyShape;
  readonly pose: PoseName;
  /** Mirrors the pose, never the light, which stays upper left. */
  readonly mirrored: boolean;
  readonly skin: Oklch;
  readonly hair: { readonly style: HairStyle; readonly colour: Oklch };
  /** A hijab in this cloth; worn only with long sleeves and long hems. */
  readonly headscarf?: Cloth;
}

/** One worn item: a garment of the wardrobe (by id) in a cloth, and how it is worn. */
export interface WornItem {
  readonly garment: string;
  readonly cloth: Cloth;
  /** `tucked` into the bottom, `over` it (default), or `open` over the layer below. */
  readonly worn?: 'tucked' | 'over' | 'open';
}

export interface ScenePalette {
  readonly wall: Oklch;
  readonly floor: Oklch;
  readonly motif: Oklch;
  readonly accent: Oklch;
  readonly glow: Oklch;
  readonly shade: Oklch;
}

export interface SceneSpec {
  readonly name: SceneName;
  readonly palette: ScenePalette;
}

/**
 * An outfit as data. Picture, alt text, palette, tags, clo and reasons all come from it, so they cannot
 * disagree; the same spec draws the same bytes.
 */
export interface OutfitSpec {
  /** Drives folds, strands, leaves: anything drawn that carries no meaning. */
  readonly seed: number;
  /** 2–5 words, unique over catalogue and generated looks, stable across releases. */
  readonly name: string;
  readonly figure: FigureSpec;
  readonly items: readonly WornItem[];
  readonly scene: SceneSpec;
}
