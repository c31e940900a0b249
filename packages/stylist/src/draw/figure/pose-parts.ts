import type { Point } from '../kit/point.ts';

/**
 * What a hand does; `cane` rests on the handle of a cane or crutch, `rim` on the wheel of a wheelchair. `none`: the arm ends below the elbow.
 */
export type HandPlace =
  | 'hang'
  | 'pocket'
  | 'hip'
  | 'hold'
  | 'clutch'
  | 'cane'
  | 'lapel'
  | 'hair'
  | 'jacket'
  | 'cup'
  | 'lead'
  | 'umbrella'
  | 'rest'
  | 'rim'
  | 'none';

/** Joints in heads from the shoulder joint. */
export interface ArmPose {
  readonly elbow: Point;
  readonly wrist: Point;
  readonly hand: HandPlace;
  /** `back` is the arm behind the body. */
  readonly depth?: 'back';
  /** 0 to 1: how much less bent than the other an arm is whose hand rests likewise. */
  readonly slack?: number;
  /** Where on the torso the wrist lies, whatever the body's width. */
  readonly reach?: { readonly u: number; readonly v: number };
  /** Where on a leg the wrist lies: a hand that rests on the thigh. */
  readonly onLeg?: { readonly side: 'left' | 'right'; readonly t: number; readonly u: number };
  /** Where the wrist is, heads from the middle between the hip joints. */
  readonly fromHips?: Point;
  /** `out` for the arm of a walk that swings clear of the body; one that hangs lies along the ribs. */
  readonly swing?: 'out';
  /** `none` for an arm that hangs straight down under what falls over it, however the body is turned. */
  readonly sway?: 'none';
  /** Whose pocket the hand is in: that of a coat is further out, a patch on it nearly level. Trousers unless said. */
  readonly pocketOf?: 'coat' | 'patch';
  /** What hangs over the hip that the hand is on: further out, or it would lie on the belly. Nothing unless said. */
  readonly hipUnder?: 'top';
  /** What the arm does instead when there is no bag to carry. */
  readonly idle?: ArmPose;
}

/**
 * Joints in heads from the hip joint. `footTurn` in degrees: 0 points the toe at the viewer, 90 to the viewer's right,
 * −90 to the left, 180 away.
 */
export interface LegPose {
  readonly knee: Point;
  readonly ankle: Point;
  readonly footTurn: number;
  /** Degrees by which the heel is raised off the ground; 0 unless said, below 0 the toe is. */
  readonly pitch?: number;
  /** `back` is the leg behind in a stride, `front` the one that crosses over. */
  readonly depth?: 'back' | 'front';
}

/** What a figure shows of itself. */
export type Facing = 'viewer' | 'away';

/** x offsets in heads of the centre line, tilts in degrees (positive: viewer's right is lower). */
export interface Pose {
  readonly neck: number;
  readonly chest: number;
  readonly waist: number;
  readonly hip: number;
  readonly shoulderTilt: number;
  readonly hipTilt: number;
  /** Sine of the yaw: the chest points to the viewer's left (−1) or right (1), 0 at the viewer or straight away. */
  readonly turn?: number;
  /** `away` shows the back; `viewer` unless said. A head that glances back keeps a `turn` of its own. */
  readonly facing?: Facing;
  /** How much lower than standing the hips are, in heads. */
  readonly drop?: number;
  /** `x` in heads, `tilt` in degrees, `turn` −1 to 1 moves the features sideways. */
  readonly head: { readonly x: number; readonly tilt: number; readonly turn: number };
  /** What the figure sits on or leans against. */
  readonly support?: 'chair' | 'stool' | 'wheelchair' | 'pillar';
  readonly arms: { readonly left: ArmPose; readonly right: ArmPose };
  readonly legs: { readonly left: LegPose; readonly right: LegPose };
}

export const arm = (elbow: Point, wrist: Point, hand: HandPlace): ArmPose => ({ elbow, wrist, hand });
export const leg = (knee: Point, ankle: Point, footTurn: number): LegPose => ({ knee, ankle, footTurn });

/** The viewer's right hand in its pocket. */
export const IN_POCKET: ArmPose = arm([0.34, 1.36], [0.02, 2.3], 'pocket');
