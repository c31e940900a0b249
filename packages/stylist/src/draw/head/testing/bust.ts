import { oklch } from '#colour/convert.ts';
import type { Oklch } from '#colour/oklch.ts';
import type { DrawContext } from '#draw/context.ts';
import { Body } from '#draw/figure/body.ts';
import { FIGURE_POSES, type Pose } from '#draw/figure/pose.ts';
import { skinInLight } from '#draw/figure/skin.ts';
import { boxOfPaths } from '#draw/kit/box.ts';
import { SvgDocument } from '#draw/kit/svg-document.ts';
import type { FigureSpec } from '#outfit.ts';
import { drawHead } from '../draw-head.ts';
import { FULLER, PIVOT } from '../head-space.ts';
import type { HeadTurn } from '../head-view.ts';

/** px per head of the body. */
const BODY_PX = 100;

/** px per head of head space, and its middle. */
export const HEAD_PX = BODY_PX * FULLER;
export const HEAD_CENTRE = [500, 69 + PIVOT * (BODY_PX - HEAD_PX)] as const;

const SIDEWAYS: Readonly<Record<HeadTurn, number>> = {
  front: 0,
  'three-quarter': 0.6,
  profile: 0.95,
  back: 0,
};

export const MID_SKIN = oklch(0.71, 0.082, 58);
export const DEEPEST_SKIN = oklch(0.365, 0.052, 45);

export const PERSON: FigureSpec = {
  bodyShape: 'Rectangle',
  pose: 'still',
  mirrored: false,
  skin: MID_SKIN,
  hair: { style: 'bob', colour: oklch(0.37, 0.055, 52) },
};

/** Something in both hands, for lids to be lowered to. */
const { arms } = FIGURE_POSES.still;
const HOLDING: Pose['arms'] = {
  left: { ...arms.left, hand: 'cup' },
  right: { ...arms.right, hand: 'cup' },
};

/** Returns what to draw a head with, upright and in a turn. */
export function headContext(turn: HeadTurn, skin: Oklch = MID_SKIN, sign: -1 | 1 = 1): DrawContext {
  const pose: Pose = {
    ...FIGURE_POSES.still,
    arms: HOLDING,
    neck: 0,
    head: { x: 0, tilt: 0, turn: SIDEWAYS[turn] * sign },
    ...(turn === 'back' ? { facing: 'away' } : {}),
  };
  return {
    document: new SvgDocument(),
    body: new Body(PERSON, pose, { headPx: BODY_PX, x: HEAD_CENTRE[0], y: 0 }),
    head: BODY_PX,
    seed: 4,
    skin: skinInLight(skin),
    hair: PERSON.hair.colour,
  };
}

/** Draws a head as a whole SVG, with the box of its outlines in heads from its middle. */
export function drawBust(turn: HeadTurn, person: Partial<FigureSpec> = {}, sign: -1 | 1 = 1, seed = 4) {
  const figure = { ...PERSON, ...person };
  const context = { ...headContext(turn, figure.skin, sign), hair: figure.hair.colour, seed };
  const { back, front, over, hat } = drawHead(context, figure, []);
  const svg = context.document.toSvg(back + front + over + hat);
  const { left, top, right, bottom } = boxOfPaths(
    [...svg.matchAll(/ d="([^"]+)"/g)].map((match) => match[1] ?? ''),
  );
  const [cx, cy] = HEAD_CENTRE;
  return {
    svg,
    box: {
      left: (left - cx) / HEAD_PX,
      right: (right - cx) / HEAD_PX,
      top: (top - cy) / HEAD_PX,
      bottom: (bottom - cy) / HEAD_PX,
    },
  };
}
