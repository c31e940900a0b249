import { nodeList } from '#draw/kit/node-list.ts';
import { corner, type Node } from '#draw/kit/point.ts';
import { farLock } from './far-lock.ts';
import { type HairDesign, lock, strand } from './hair-lock.ts';
import { down, type Falling, mass, strands } from './hair-mass.ts';

/** Seen at three quarters: the near side in front of the shoulder, the far side behind the neck. */
function threeQuarter(falling: Falling): HairDesign {
  const { end, flare, isTucked } = falling;
  const outer = -0.44 - flare;
  const inner = isTucked ? -0.25 : -0.145;
  const top = isTucked
    ? nodeList(
        '-.255,.12 -.262,.0! -.225,-.06 -.15,-.1 -.08,-.22 .06,-.31 .15,-.39! .2,-.32 .255,-.2 .272,-.08! .292,-.2 .262,-.37 .15,-.495! -.04,-.552 -.22,-.515 -.375,-.35',
      )
    : nodeList(
        '-.17,.04 -.1,-.17 .06,-.29 .15,-.38! .2,-.32 .255,-.2 .272,-.06! .292,-.2 .262,-.37 .15,-.495! -.04,-.552 -.22,-.515 -.375,-.35',
      );
  const near = mass(
    top,
    { from: [-0.435, -0.08], to: outer },
    { from: isTucked ? [-0.25, 0.2] : [-0.155, 0.2], to: inner },
    falling,
  );
  const farEnd = { ...falling, end: Math.max(0.3, end - 0.06) };
  const far = mass(
    nodeList('-.3,-.2 .1,-.45 .25,-.3'),
    { from: [0.28, -0.02], to: 0.27 + flare * 0.6 },
    { from: [-0.4, 0.1], to: -0.34 },
    farEnd,
  );
  const crown = nodeList('-.1,-.53 -.02,-.5 .08,-.47');
  return {
    back: [lock(far, [], [], 1.15), farLock(falling)],
    front: [
      lock(
        near,
        [
          ...strands(crown, [-0.4, -0.05], [isTucked ? -0.28 : -0.19, 0], [outer + 0.05, inner], falling, 4),
          strand('.12,-.47 .2,-.38 .25,-.26', 0.02),
        ],
        [strand('-.05,-.52 -.25,-.44 -.36,-.26', 0.034), strand('.02,-.42 -.13,-.32 -.2,-.16', 0.026)],
      ),
    ],
  };
}

/** A lock that has come loose at the temple and lies on the cheek. */
const EAR_LOCK = lock(
  '.17,-.3! .1,-.2 .118,-.08 .126,.04 .1,.15! .094,.06 .07,-.04 .05,-.16',
  [strand('.12,-.2 .09,-.08 .1,.08', 0.014)],
  [],
);

/** A cut that ends above the shoulder: longer to the front, rounded over the nape. */
function shortProfile({ end }: Falling): HairDesign {
  const nape = end - 0.14;
  const outline: Node[] = [
    ...nodeList('.29,-.335! .21,-.475 .03,-.555 -.22,-.525 -.4,-.37 -.465,-.12'),
    [-0.45, 0.09],
    [-0.385, nape - 0.06],
    corner([-0.3, nape - 0.005]),
    [-0.27, nape - 0.01],
    corner([-0.19, nape + 0.055]),
    [-0.16, end - 0.08],
    corner([-0.05, end - 0.015]),
    [-0.03, end - 0.035],
    corner([0.085, end + 0.02]),
    [0.095, end - 0.12],
    [0.08, end - 0.26],
    ...nodeList('.05,.06 .045,-.06 .09,-.19 .18,-.28'),
  ];
  const tip = (x: number, y: number): Node => [x, y];
  return {
    back: [],
    front: [
      lock(
        outline,
        [
          strand([...nodeList('.17,-.43 .03,-.3 -.02,-.08'), tip(0.03, end - 0.22), tip(0.09, end)], 0.03),
          strand(
            [...nodeList('.08,-.5 -.12,-.34 -.15,-.04'), tip(-0.1, end - 0.16), tip(-0.03, end - 0.03)],
            0.024,
          ),
          strand(
            [...nodeList('-.04,-.53 -.27,-.36 -.3,-.04'), tip(-0.24, end - 0.24), tip(-0.15, end - 0.08)],
            0.03,
          ),
          strand([...nodeList('-.16,-.52 -.38,-.32 -.43,-.06'), tip(-0.38, nape - 0.1)], 0.022),
        ],
        [
          strand('-.02,-.54 -.25,-.47 -.39,-.3 -.44,-.1', 0.036),
          strand('.1,-.44 -.06,-.32 -.1,-.12', 0.028),
          strand([...nodeList('.1,-.2 .075,-.06 .09,.1'), tip(0.11, end - 0.1)], 0.018),
        ],
      ),
      { ...EAR_LOCK, seamless: true },
    ],
  };
}

/** Seen from the side: long hair tucked behind the ear, or swept off the temple and down past the cheek. */
function profile(falling: Falling): HairDesign {
  const { end, flare, isTucked } = falling;
  if (end < 0.6) return shortProfile(falling);
  const outer = -0.41 - flare;
  const top = isTucked
    ? nodeList(
        '-.125,.13 -.125,.0! -.085,-.06 -.01,-.07 .05,-.15 .14,-.26 .29,-.33! .2,-.475 .02,-.557 -.23,-.525 -.41,-.37',
      )
    : nodeList('.04,-.02 .075,-.15 .15,-.265 .29,-.335! .2,-.475 .02,-.557 -.23,-.525 -.41,-.37');
  const inner = isTucked ? -0.12 : 0.0;
  const face: Node = isTucked ? [-0.14, 0.22] : [0.02, 0.14];
  const fall = mass(top, { from: [-0.465, -0.1], to: outer }, { from: face, to: inner }, falling).map(
    ([x, y, kind]): Node => {
      // The edge at the face swells towards the chin.
      const swell = x > -0.2 && y > 0.14 ? 0.05 * Math.sin((Math.PI * (y - 0.14)) / (end - 0.1)) : 0;
      return kind ? [x + swell, y, kind] : [x + swell, y];
    },
  );
  const crown = nodeList('-.24,-.5 -.12,-.53 .02,-.53 .14,-.45');
  const edge: Node = isTucked ? [-0.15, -0.09] : [0.02, -0.1];
  return {
    back: [],
    front: [
      lock(fall, strands(crown, [-0.43, -0.1], edge, [outer + 0.05, inner - 0.02], falling, 4), [
        strand('-.05,-.53 -.27,-.46 -.4,-.28', 0.034),
        strand('.1,-.43 -.04,-.33 -.11,-.16', 0.028),
        strand([[-0.3, 0.1], ...down([-0.3, 0.1], outer + 0.14, { ...falling, end: end - 0.1 })], 0.022),
      ]),
    ],
  };
}

/** Seen from behind: one fall over the back. */
function fromBehind(falling: Falling): HairDesign {
  const { flare } = falling;
  const reach = 0.375 + flare;
  const fall = mass(
    nodeList('.375,-.08 .35,-.33 .21,-.51 0,-.555 -.21,-.51 -.35,-.33'),
    { from: [-0.375, -0.08], to: -reach },
    { from: [0.385, 0.1], to: reach },
    { ...falling, ends: 'rounded' },
  );
  const crown = nodeList('-.06,-.5 -.02,-.5 .02,-.5 .06,-.5');
  const over = lock(
    fall,
    strands(crown, [-0.34, -0.1], [0.34, -0.1], [-reach + 0.06, reach - 0.06], falling, 5),
    [strand('-.1,-.5 -.25,-.4 -.34,-.2', 0.034), strand('-.06,-.42 -.14,-.26 -.18,-.06', 0.024)],
  );
  return { back: [], front: [], over: [over] };
}

/** Returns falling hair as every turn but the front shows it. */
export const falling = (shape: Falling) => ({
  'three-quarter': () => threeQuarter(shape),
  profile: () => profile(shape),
  back: () => fromBehind(shape),
});
