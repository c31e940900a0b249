import { piece } from '#draw/cloth/piece.ts';
import { skinOf } from '#draw/figure/skin.ts';
import { lerp } from '#draw/kit/point.ts';
import type { HeadModel } from '../head-model.ts';
import { shapeOn } from '../head-space.ts';
import { agePlanes } from './age-planes.ts';
import { drawBrow, profileBrow } from './brow.ts';
import { drawEye } from './eye.ts';
import type { EyePlace } from './eye-shape.ts';
import { faceOutline } from './face-outline.ts';
import { facePlanes } from './face-planes.ts';
import { drawMouth, type MouthPlace } from './mouth.ts';
import { drawNose } from './nose.ts';
import { drawProfileEye } from './profile-eye.ts';
import { drawProfileMouth } from './profile-mouth.ts';
import { drawSkull } from './skull.ts';

const EDGE = 1.4;

interface Placed {
  readonly eyes: readonly EyePlace[];
  readonly mouth: MouthPlace;
}

function placed({ factors, view }: HeadModel): Placed {
  const { width } = factors;
  if (view.turn === 'front') {
    const x = 0.135 * lerp(1, width, 0.5);
    return {
      eyes: [
        { x: -x, y: 0.015, half: 0.066, out: -1 },
        { x, y: 0.015, half: 0.066, out: 1 },
      ],
      mouth: { x: 0, left: 0.084, right: 0.084 },
    };
  }
  return {
    eyes: [
      { x: -0.018, y: 0.016, half: 0.067, out: -1 },
      { x: 0.204 * lerp(1, width, 0.8), y: 0.014, half: 0.043, out: 1, isFar: true },
    ],
    mouth: { x: 0.125, left: 0.088, right: 0.057, farthest: 0.07 },
  };
}

/** Eyes, brows, nose and mouth, laid over the face and whatever beard it wears. */
export function drawFeatures(head: HeadModel): string {
  const { turn } = head.view;
  if (turn === 'back') return '';
  if (turn === 'profile') {
    return drawNose(head) + drawProfileEye(head) + profileBrow(head) + drawProfileMouth(head);
  }
  const { eyes, mouth } = placed(head);
  const eye = (place: EyePlace) => drawEye(head, place) + drawBrow(head, place);
  return drawNose(head) + eyes.map(eye).join('') + drawMouth(head, mouth);
}

/** The face with its light, shade and age, still without features; `shade` is what a hat throws on it. */
export function drawFaceBase(head: HeadModel, shade = ''): string {
  const { context } = head;
  const outline = shapeOn(context, faceOutline(head));
  const planes = facePlanes(head) + agePlanes(head) + shade;
  const skull = drawSkull(head);
  // The ink of a turned face lies under the skull: over it, it would be the seam of a mask.
  const ink = skull && piece(context, outline, skinOf(context), { edge: EDGE });
  return ink + skull + piece(context, outline, skinOf(context), { edge: skull ? 0 : EDGE, extra: planes });
}
