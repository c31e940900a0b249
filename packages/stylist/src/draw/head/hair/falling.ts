import { nodeList } from '#draw/kit/node-list.ts';
import { corner, type Node } from '#draw/kit/point.ts';
import { type HairDesign, lock, strand } from './hair-lock.ts';
import { down, type Falling, mass, strands } from './hair-mass.ts';

/** Seen at three quarters: the near side in front of the shoulder, the far side behind the neck. */
function threeQuarter(falling: Falling): HairDesign {
  const { end, flare, isTucked } = falling;
  const outer = -0.44 - flare;
  const inner = isTucked ? -0.25 : -0.145;
  const top = isTucked
    ? nodeList(
        '-.255,.12 -.262,.0! -.225,-.06 -.15,-.1 -.08,-.22 .06,-.31 .15,-.39! .2,-.32 .255,-.2 .272,-.08! .3,-.2 .27,-.38 .15,-.5! -.05,-.57 -.25,-.525 -.41,-.34',
      )
    : nodeList(
        '-.17,.04 -.1,-.17 .06,-.29 .15,-.38! .2,-.32 .255,-.2 .272,-.06! .3,-.2 .27,-.38 .15,-.5! -.05,-.57 -.25,-.525 -.41,-.34',
      );
  const near = mass(
    top,
    { from: [-0.47, -0.08], to: outer },
    { from: isTucked ? [-0.25, 0.2] : [-0.155, 0.2], to: inner },
    falling,
  );
  const farEnd = { ...falling, end: Math.max(0.3, end - 0.06) };
  const far = mass(
    nodeList('-.3,-.2 .1,-.45 .25,-.3'),
    { from: [0.29, -0.02], to: 0.27 + flare * 0.6 },
    { from: [-0.4, 0.1], to: -0.34 },
    farEnd,
  );
  const crown = nodeList('-.1,-.53 -.02,-.5 .08,-.47');
  return {
    back: [lock(far, [], [], 1.15)],
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

/** A cut that ends above the shoulder: longer to the front, rounded over the nape. */
function shortProfile({ end, flare }: Falling): HairDesign {
  const nape = end - 0.14;
  const outline: Node[] = [
    ...nodeList('.29,-.335! .21,-.475 .03,-.575 -.23,-.545 -.42,-.39 -.5,-.12'),
    [-0.49 - flare, 0.1],
    [-0.41, nape - 0.06],
    corner([-0.31, nape]),
    [-0.16, end - 0.07],
    [0.0, end - 0.015],
    corner([0.115, end + 0.025]),
    [0.105, end - 0.2],
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
        '-.125,.13 -.125,.0! -.085,-.06 -.01,-.07 .05,-.15 .14,-.26 .29,-.33! .2,-.475 .02,-.575 -.24,-.54 -.43,-.37',
      )
    : nodeList('.04,-.02 .075,-.15 .15,-.265 .29,-.335! .2,-.475 .02,-.575 -.24,-.54 -.43,-.37');
  const inner = isTucked ? -0.12 : 0.0;
  const face: Node = isTucked ? [-0.14, 0.22] : [0.02, 0.14];
  const fall = mass(top, { from: [-0.49, -0.1], to: outer }, { from: face, to: inner }, falling, 0.02).map(
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
  const reach = 0.39 + flare;
  const fall = mass(
    nodeList('.405,-.08 .37,-.33 .22,-.52 0,-.565 -.22,-.52 -.37,-.33'),
    { from: [-0.405, -0.08], to: -reach },
    { from: [0.41, 0.1], to: reach },
    falling,
    falling.end > 0.8 ? 0.16 : 0.04,
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
