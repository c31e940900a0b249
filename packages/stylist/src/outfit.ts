import { type BodyShape, FIGURE_CHOICES } from '@glow/api';
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
  'behind',
  'stride',
  'profile',
  'glance-back',
  'lapel',
  'hair',
  'jacket-over',
  'cup',
  'lead',
  'umbrella',
  'seated',
  'perched',
  'against-pillar',
] as const;
export type PoseName = (typeof POSES)[number];

/** Poses that show the back of a look. */
export const POSES_FROM_BEHIND: ReadonlySet<PoseName> = new Set(['behind', 'glance-back']);

export const HAIR_STYLES = FIGURE_CHOICES.hairStyle;
export type HairStyle = (typeof HAIR_STYLES)[number];

/** How a body is proportioned and dressed; `feminine` unless said. */
export const PRESENTATIONS = FIGURE_CHOICES.presentation;
export type Presentation = (typeof PRESENTATIONS)[number];

/** How much of a body there is; the body shape alone decides unless said. `large` is a true size 26. */
export const BUILDS = FIGURE_CHOICES.build;
export type Build = (typeof BUILDS)[number];

export const STATURES = FIGURE_CHOICES.stature;
export type Stature = (typeof STATURES)[number];

/** Types of head: the width, jaw, brow, eyes, nose and mouth that go together. `oval` unless said. */
export const FACE_TYPES = FIGURE_CHOICES.face;
export type FaceType = (typeof FACE_TYPES)[number];

/** `lowered` looks down, as every look once did; `calm` unless said. */
export const EXPRESSIONS = ['calm', 'smiling', 'laughing', 'lowered'] as const;
export type Expression = (typeof EXPRESSIONS)[number];

export const FACIAL_HAIR = FIGURE_CHOICES.facialHair;
export type FacialHair = (typeof FACIAL_HAIR)[number];

/** Seen in silhouette, hair and value before lines. */
export const AGES = FIGURE_CHOICES.age;
export type Age = (typeof AGES)[number];

/** Frames of optical glasses. */
export const GLASSES_FRAMES = FIGURE_CHOICES.glasses;
export type GlassesFrame = (typeof GLASSES_FRAMES)[number];

/** What she lives with and dresses with: drawn as plainly as everything else. */
export const AIDS = FIGURE_CHOICES.aid;
export type Aid = (typeof AIDS)[number];

/** Tells whether one hand is on the aid. */
export const leansOn = (aid: Aid | undefined) => aid === 'cane' || aid === 'forearm-crutch';

/** A hijab falling over the shoulders, one wound close to the neck, a headwrap that leaves neck and ears free. */
export const SCARF_DRAPES = FIGURE_CHOICES.covering;
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

/** A person, whatever they wear and however they stand. Colours are values already, so a spec draws the same for ever. */
export interface PersonSpec {
  readonly bodyShape: BodyShape;
  readonly presentation?: Presentation;
  readonly build?: Build;
  /** `average` unless said. */
  readonly stature?: Stature;
  readonly skin: Oklch;
  readonly face?: FaceType;
  readonly hair: { readonly style: HairStyle; readonly colour: Oklch };
  /** In place of hair; a hijab is worn only with long sleeves and long hems. */
  readonly headscarf?: Headscarf;
  /** `young` unless said. */
  readonly age?: Age;
  /** Optical glasses; sunglasses are worn instead of them. */
  readonly glasses?: GlassesFrame;
  readonly facialHair?: FacialHair;
  readonly aid?: Aid;
  readonly pregnancy?: 'visible';
}

/** Who wears the look, and how they stand and look. */
export interface FigureSpec extends PersonSpec {
  readonly pose: PoseName;
  /** Mirrors the pose, never the light, which stays upper left. */
  readonly mirrored: boolean;
  readonly expression?: Expression;
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

/** How much of the figure a picture shows: `full` unless said. */
export const FRAMINGS = ['full', 'knee', 'hip'] as const;
export type Framing = (typeof FRAMINGS)[number];

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
  readonly framing?: Framing;
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
