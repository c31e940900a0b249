import type { FaceType, Presentation } from '#outfit.ts';
import { lerp } from '../kit/point.ts';

/** What tells one face from another; 1 multiplies nothing, lengths are in heads. */
export interface FaceFactors {
  readonly width: number;
  readonly forehead: number;
  readonly jaw: number;
  readonly chin: number;
  /** Added to the length of the chin. */
  readonly length: number;
  readonly brow: number;
  /** How far the brow sits lower. */
  readonly browDrop: number;
  readonly arch: number;
  readonly eye: number;
  /** How far the outer corner of the eye is higher. */
  readonly tilt: number;
  /** Height of the lid's crease over the lashes. */
  readonly crease: number;
  readonly nose: number;
  readonly noseLength: number;
  readonly lips: number;
  readonly mouth: number;
}

const PLAIN: FaceFactors = {
  ...{ width: 1, forehead: 1, jaw: 1, chin: 1, length: 0 },
  ...{ brow: 1, browDrop: 0, arch: 1, eye: 1, tilt: 0, crease: 1 },
  ...{ nose: 1, noseLength: 0, lips: 1, mouth: 1 },
};

const TYPES: Readonly<Record<FaceType, FaceFactors>> = {
  oval: PLAIN,
  round: {
    ...PLAIN,
    ...{ width: 1.07, jaw: 1.1, chin: 1.15, length: -0.02, brow: 0.9, arch: 0.7, eye: 1.08 },
    ...{ nose: 0.95, noseLength: -0.012, lips: 0.97, mouth: 0.93 },
  },
  heart: {
    ...PLAIN,
    ...{ width: 1.03, forehead: 1.04, jaw: 0.88, chin: 0.78, length: 0.005, arch: 1.15, eye: 1.05 },
    ...{ tilt: 0.009, nose: 0.92, lips: 1.08, mouth: 0.98 },
  },
  long: {
    ...PLAIN,
    ...{ width: 0.94, jaw: 0.97, chin: 0.95, length: 0.025, brow: 1.15, arch: 0.8, eye: 0.97 },
    ...{ noseLength: 0.018, lips: 0.92, mouth: 1.05 },
  },
  broad: {
    ...PLAIN,
    ...{ width: 1.05, jaw: 1.07, chin: 1.05, brow: 1.08, arch: 1.1, tilt: 0.006 },
    ...{ nose: 1.3, lips: 1.35, mouth: 1.08 },
  },
  square: {
    ...PLAIN,
    ...{ jaw: 1.1, chin: 1.18, length: 0.006, brow: 1.16, browDrop: 0.004, arch: 0.75, eye: 0.98 },
    ...{ nose: 1.06, noseLength: 0.004, lips: 0.95, mouth: 1.05 },
  },
  diamond: {
    ...PLAIN,
    ...{ width: 1.05, forehead: 0.95, jaw: 0.95, chin: 0.88, brow: 0.95, arch: 0.85, eye: 1.02 },
    ...{ tilt: 0.015, crease: 0.45, nose: 0.98, noseLength: -0.006, lips: 1.04, mouth: 0.94 },
  },
  soft: {
    ...PLAIN,
    ...{ width: 1.03, jaw: 1.05, chin: 1.1, length: -0.01, brow: 0.92, arch: 0.85, eye: 1.05 },
    ...{ tilt: -0.005, crease: 0.75, nose: 1.14, lips: 1.18, mouth: 1 },
  },
};

/** How far a presentation goes towards a masculine face. */
export const MASCULINITY: Readonly<Record<Presentation, number>> = {
  feminine: 0,
  neutral: 0.5,
  masculine: 1,
};
/** No jaw is wider: the corners would stand out beside the neck. */
const WIDEST_JAW = 1.2;

/** Returns the factors of a type of face, with the jaw, brow and lips of a presentation. */
export function faceFactors(type: FaceType = 'oval', presentation: Presentation = 'feminine'): FaceFactors {
  const own = TYPES[type];
  const share = MASCULINITY[presentation];
  const towards = (factor: number) => lerp(1, factor, share);
  return {
    ...own,
    jaw: Math.min(WIDEST_JAW, own.jaw * towards(1.13)),
    chin: own.chin * towards(1.32),
    length: own.length + 0.012 * share,
    brow: own.brow * towards(1.45),
    browDrop: own.browDrop + 0.014 * share,
    arch: own.arch * towards(0.5),
    eye: own.eye * towards(0.93),
    nose: own.nose * towards(1.1),
    noseLength: own.noseLength + 0.008 * share,
    lips: own.lips * towards(0.76),
    mouth: own.mouth * towards(1.05),
  };
}
