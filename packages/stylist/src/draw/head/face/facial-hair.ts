import { oklch } from '#colour/convert.ts';
import type { Oklch } from '#colour/oklch.ts';
import { nodeList } from '#draw/kit/node-list.ts';
import type { Node } from '#draw/kit/point.ts';
import { group } from '#draw/kit/svg-element.ts';
import type { FacialHair } from '#outfit.ts';
import { createRandom } from '#random.ts';
import { blended, headInk } from '../head-ink.ts';
import type { HeadModel } from '../head-model.ts';
import { shapeOn } from '../head-space.ts';
import { faceOutline } from './face-outline.ts';
import { mouthHeight } from './mouth.ts';

type Turn = 'front' | 'three-quarter' | 'profile';

/** Along the jaw, `deep` heads below the chin, with the mouth above it. */
function along(turn: Turn, deep: number, jaw: number): Node[] {
  const chin = (y: number) => y + deep;
  switch (turn) {
    case 'front':
      return nodeList(
        `${-0.3},.03! ${-0.285 * jaw},.2 ${-0.238 * jaw},.36 -.13,${chin(0.48)} 0,${chin(0.508)} .13,${chin(0.48)} ${0.238 * jaw},.36 ${0.285 * jaw},.2 .3,.03! .268,.14 .21,.25 .14,.262 .06,.232 0,.24 -.06,.232 -.14,.262 -.21,.25 -.268,.14`,
      );
    case 'three-quarter':
      return nodeList(
        `-.2,-.02! -.236,.14 ${-0.24 * jaw},.22 ${-0.178 * jaw},.36 -.03,${chin(0.475)} .085,${chin(0.508)} .18,${chin(0.455)} .226,.335 .238,.262! .196,.236 .165,.226 .13,.238 .07,.229 .02,.252 -.05,.25 -.12,.17 -.158,.06 -.165,-.02`,
      );
    case 'profile':
      return nodeList(
        `-.03,0! -.06,.12 -.12,.2 ${-0.098 * jaw},.345 .03,.455 .2,${chin(0.51)} .3,${chin(0.47) - deep * 0.4} .328,.4 .3,.36 .345,.35 .33,.27 .325,.238! .29,.226 .25,.25 .17,.272 .08,.22 .03,.12 .01,0`,
      );
  }
}

const MOUSTACHES: Readonly<Record<Turn, readonly Node[]>> = {
  front: nodeList(
    '0,.232 -.05,.226 -.095,.25 -.115,.288! -.07,.286 -.02,.29 0,.284 .02,.29 .07,.286 .115,.288! .095,.25 .05,.226',
  ),
  'three-quarter': nodeList(
    '.135,.231 .08,.227 .03,.25 .005,.29! .06,.287 .11,.29 .135,.284 .15,.288 .175,.284 .196,.284! .188,.248 .165,.228',
  ),
  profile: nodeList('.33,.232 .29,.228 .24,.25 .212,.292! .26,.288 .3,.286 .337,.29 .342,.262'),
};
/** Grey comes into a beard with age, as far as this: a grey one under red or black hair looks like a mask. */
const GREYS = 0.42;

/** Returns the colour of a beard under hair of this colour; `years` as in the head's model, 0 to 1. */
export function beardColour({ hair, years }: Pick<HeadModel, 'hair' | 'years'>): Oklch {
  if (hair.l > 0.6) return oklch(Math.min(0.78, hair.l), hair.c, hair.h);
  return blended(hair, oklch(0.62, 0.01, 70), years * GREYS);
}

function bristles(head: HeadModel, turn: Turn, colour: Oklch, deep: number): string {
  const { line } = headInk(head.context);
  const random = createRandom(head.context.seed + 11);
  const middle = { front: 0, 'three-quarter': 0.09, profile: 0.16 }[turn];
  const spread = { front: 0.36, 'three-quarter': 0.24, profile: 0.22 }[turn];
  const dark = oklch(colour.l * 0.6, colour.c, colour.h);
  return Array.from({ length: 10 }, () => {
    const x = middle + (random() - 0.5) * spread;
    const y = 0.385 + random() * 0.05 + deep * 0.4;
    return line(
      [
        [x, y],
        [x + 0.01, y + 0.045],
      ],
      0.011,
      dark,
      0.35,
    );
  }).join('');
}

/** Stubble, a moustache or a beard: a plane along the jaw, over the face and under its mouth. */
export function drawFacialHair(head: HeadModel, kind: FacialHair | undefined): string {
  const { context, view, paints, factors } = head;
  if (!kind || view.turn === 'back') return '';
  const { turn } = view;
  const { area } = headInk(context);
  const drop = mouthHeight(head) - 0.302;
  const lowered = (nodes: readonly Node[]) =>
    nodes.map(([x, y, sort]): Node => {
      const to = y > 0.2 ? y + drop : y;
      return sort ? [x, to, sort] : [x, to];
    });
  const colour = beardColour(head);
  const moustache = (opacity: number) => area(lowered(MOUSTACHES[turn]), colour, opacity);
  const jaw = (deep: number, paint: Oklch, opacity: number) =>
    area(lowered(along(turn, deep + factors.length, factors.jaw)), paint, opacity);
  switch (kind) {
    case 'stubble': {
      const faint = blended(colour, paints.base, paints.isDeep ? 0.3 : 0.5);
      const clip = context.document.clip(shapeOn(context, faceOutline(head)));
      return group(jaw(0, faint, 0.42), `clip-path="url(#${clip})"`);
    }
    case 'moustache':
      return moustache(0.96);
    case 'short-beard': {
      const paint = blended(colour, paints.base, 0.12);
      return jaw(0.008, paint, 1) + mouthOpening(head);
    }
    case 'full-beard':
      return jaw(0.05, colour, 1) + bristles(head, turn, colour, 0.05) + mouthOpening(head);
  }
}

/** Skin round the lips and under the corners of the mouth keeps a beard from swallowing them. */
function mouthOpening(head: HeadModel): string {
  const { turn } = head.view;
  const y = mouthHeight(head);
  const [x, left, right] =
    turn === 'front' ? [0, 0.1, 0.1] : turn === 'three-quarter' ? [0.125, 0.1, 0.06] : [0.3, 0.08, 0.05];
  const { area } = headInk(head.context);
  return area(
    [
      [x - left, y],
      [x - left * 0.4, y - 0.022],
      [x + right * 0.4, y - 0.022],
      [x + right, y],
      [x + right * 0.5, y + 0.046],
      [x - left * 0.5, y + 0.046],
    ],
    head.paints.base,
    0.55,
  );
}
