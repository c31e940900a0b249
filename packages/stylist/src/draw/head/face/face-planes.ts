import { toHex } from '#colour/convert.ts';
import { nodeList } from '#draw/kit/node-list.ts';
import type { Node } from '#draw/kit/point.ts';
import { px } from '#draw/kit/px.ts';
import { headInk } from '../head-ink.ts';
import { type HeadModel, isSmiling } from '../head-model.ts';
import { headSpace } from '../head-space.ts';

interface Planes {
  readonly shade: readonly Node[];
  readonly forehead?: readonly Node[];
  readonly cheek: readonly Node[];
}

const mirrored = (nodes: readonly Node[]) => nodes.map(([x, y]): Node => [-x, y]);

const FRONT: Planes = {
  shade: nodeList('.1,-.52 .2,-.3 .215,-.1 .235,.02 .205,.12 .222,.22 .16,.35 .07,.43 .02,.53 .4,.56 .5,-.4'),
  forehead: nodeList('-.225,-.22 -.2,-.3 -.12,-.345 -.03,-.31 -.02,-.24 -.09,-.185 -.17,-.165'),
  cheek: nodeList('-.24,.07 -.14,.1 -.13,.17 -.21,.19'),
};

/** By turn and by whether the head looks away from the light (`lit`: the near side of the face is the lit one). */
const PLANES: Readonly<
  Record<'front' | 'three-quarter' | 'profile', { readonly lit: Planes; readonly turned: Planes }>
> = {
  front: {
    lit: FRONT,
    turned: {
      shade: mirrored(FRONT.shade),
      forehead: mirrored(FRONT.forehead ?? []),
      cheek: mirrored(FRONT.cheek),
    },
  },
  'three-quarter': {
    lit: {
      shade: nodeList(
        '.15,-.5 .205,-.3 .21,-.1 .23,.02 .22,.11 .185,.22 .185,.3 .13,.38 .1,.45 .06,.53 .4,.55 .5,-.4',
      ),
      forehead: nodeList('-.085,-.2 -.08,-.28 -.01,-.33 .08,-.31 .12,-.24 .07,-.18 -.02,-.155'),
      cheek: nodeList('-.12,.08 0,.1 .03,.17 -.07,.2'),
    },
    turned: {
      shade: nodeList(
        '-.02,-.52 -.12,-.3 -.135,-.05 -.1,.09 -.155,.17 -.08,.31 -.02,.4 .04,.53 -.5,.55 -.5,-.4',
      ),
      forehead: nodeList('.055,-.22 .07,-.29 .14,-.33 .205,-.29 .215,-.2 .17,-.155 .1,-.16'),
      cheek: nodeList('.19,.07 .262,.06 .25,.16 .19,.17'),
    },
  },
  profile: {
    lit: {
      shade: nodeList(
        '.17,-.52 .235,-.3 .25,-.07 .225,.06 .255,.13 .24,.24 .205,.36 .165,.42 .02,.42 -.2,.34 .1,.62 .6,.62 .6,-.4',
      ),
      cheek: nodeList('-.02,.06 .1,.07 .12,.17 .02,.2'),
    },
    turned: {
      // From the cheekbone down: further up it would be a patch of hair on a bald temple.
      shade: nodeList('-.11,-.02 -.03,.03 -.02,.1 .03,.2 -.02,.3 .1,.41 .22,.46 .2,.62 -.5,.62 -.5,-.02'),
      forehead: nodeList('.15,-.21 .17,-.28 .235,-.315 .285,-.25 .29,-.16 .24,-.13 .18,-.15'),
      cheek: nodeList('.13,.08 .23,.08 .22,.17 .13,.19'),
    },
  },
};

/** A face that turns from the light is shaded less, or its expression would be lost. */
const IN_SHADE = 0.62;

const CHEEKS = {
  front: [
    [-0.18, 0.165, 0.075],
    [0.18, 0.165, 0.07],
  ],
  'three-quarter': [
    [-0.06, 0.17, 0.085],
    [0.215, 0.165, 0.04],
  ],
  profile: [[0.14, 0.17, 0.08]],
} as const;

function blush(head: HeadModel, turn: keyof typeof CHEEKS): string {
  const { context, paints, masculinity, years } = head;
  const place = headSpace(context);
  const strength = (isSmiling(head) ? 0.4 : 0.3) * (1 - 0.5 * masculinity) * (1 - 0.3 * years);
  const blurred = context.document.blur(Math.max(1, Math.round(0.022 * context.head)));
  return CHEEKS[turn]
    .map(([x, y, reach]) => {
      const [cx, cy] = place(x, y);
      return `<ellipse cx="${px(cx)}" cy="${px(cy)}" rx="${px(reach * context.head)}" ry="${px(0.05 * context.head)}" fill="${toHex(paints.blush)}" fill-opacity="${strength.toFixed(2)}" filter="url(#${blurred})"/>`;
    })
    .join('');
}

/** The crisp shade on the side away from the light, the lit forehead and cheek, and the colour of the cheeks. */
export function facePlanes(head: HeadModel): string {
  const { view, paints, context } = head;
  const { turn, sign } = view;
  const { area } = headInk(context);
  if (turn === 'back') {
    const shade = nodeList('.1,-.55 .19,-.3 .2,0 .14,.2 .08,.34 .1,.6 .5,.6 .5,-.5');
    return area(sign > 0 ? shade : mirrored(shade), paints.shade, 0.6);
  }
  const planes = PLANES[turn][sign > 0 ? 'lit' : 'turned'];
  const strength = (paints.isDeep ? 0.8 : 0.6) * (turn === 'profile' && sign > 0 ? IN_SHADE : 1);
  return (
    area(planes.shade, paints.shade, strength) +
    (planes.forehead ? area(planes.forehead, paints.light, paints.isDeep ? 0.36 : 0.34) : '') +
    area(planes.cheek, paints.light, paints.isDeep ? 0.55 : 0.45) +
    blush(head, turn)
  );
}
