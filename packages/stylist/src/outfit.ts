import type { BodyShape } from '@glow/api';
import type { Oklch } from './colour/oklch.ts';
import type { Cloth } from './garments/cloth.ts';

export const POSES = [
  'contra',
  'hip',
  'walk',
  'poise',
  'stroll',
  'cross',
  'lean',
  'still',
  'step',
  'pockets',
  'akimbo',
  'glance',
  'turned',
  'angled',
] as const;
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
  'fringe',
  'half-up',
  'chignon',
  'crown-braid',
  'crop',
  'waves',
  'curly-bob',
  'coily-crop',
  'twists',
  'box-braids',
  'locs',
  'cornrows',
  'bantu-knots',
] as const;
export type HairStyle = (typeof HAIR_STYLES)[number];

/** Only the face tells them apart: softly drawn lines from `middle` on. */
export const AGES = ['young', 'middle', 'older'] as const;
export type Age = (typeof AGES)[number];

/** Frames of optical glasses. */
export const GLASSES_FRAMES = ['round', 'square', 'wire'] as const;
export type GlassesFrame = (typeof GLASSES_FRAMES)[number];

/** What she lives with and dresses with: drawn as plainly as everything else. */
export const AIDS = ['hearing-aid', 'cane', 'forearm-crutch', 'prosthetic-leg'] as const;
export type Aid = (typeof AIDS)[number];

/** A hijab falling over the shoulders, one wound close to the neck, a headwrap that leaves neck and ears free. */
export const SCARF_DRAPES = ['loose', 'wound', 'headwrap'] as const;
export type ScarfDrape = (typeof SCARF_DRAPES)[number];

/** A scarf over the hair: its cloth, and how it is draped (`loose` unless said). */
export interface Headscarf extends Cloth {
  readonly drape?: ScarfDrape;
}

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
  'terrace',
  'garden',
  'market',
  'cafe',
  'rain',
  'harbour',
  'park',
  'bookshop',
  'lodge',
  'fair',
  'library',
  'loft',
  'gallery',
  'wine-bar',
  'foyer',
  'riverside',
  'rooftop',
  'track',
  'gym',
] as const;
export type SceneName = (typeof SCENES)[number];

/** Every place is painted in three ways: its layout or its props differ. */
export const SCENE_VARIANTS = [0, 1, 2] as const;
export type SceneVariant = (typeof SCENE_VARIANTS)[number];

/** Who wears the look. Colours are names' values already resolved, so a spec draws the same for ever. */
export interface FigureSpec {
  readonly bodyShape: BodyShape;
  readonly pose: PoseName;
  /** Mirrors the pose, never the light, which stays upper left. */
  readonly mirrored: boolean;
  readonly skin: Oklch;
  readonly hair: { readonly style: HairStyle; readonly colour: Oklch };
  /** In place of hair; a hijab is worn only with long sleeves and long hems. */
  readonly headscarf?: Headscarf;
  /** `young` unless said. */
  readonly age?: Age;
  /** Optical glasses; sunglasses are worn instead of them. */
  readonly glasses?: GlassesFrame;
  readonly aid?: Aid;
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
  /** 0 unless said. */
  readonly variant?: SceneVariant;
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
  /** The models that took part; absent: the look is the built-in stylist's alone. */
  readonly models?: LookModels;
}

/** The outside models behind a look, by their provider's names. */
export interface LookModels {
  /** Chose the pieces and their colours. */
  readonly proposedBy: string;
  /** May paint over our drawing. */
  readonly paintedBy?: string;
}
