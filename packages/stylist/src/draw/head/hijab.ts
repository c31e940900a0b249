import { nodeList } from '../kit/node-list.ts';
import type { Node } from '../kit/point.ts';
import type { HeadTurn } from './head-view.ts';
import { HEAD_BEHIND, PROFILE_FACE, ROUND_FACE, TURNED_FACE } from './hijab-round-face.ts';
import { type DrapedScarf, fold, type ScarfPart } from './scarf-part.ts';

const BEHIND: ScarfPart = {
  outline: nodeList(
    '0,-.6 -.3,-.53 -.42,-.22 -.4,.2 -.44,.55 -.6,.9 0,1.1 .6,.9 .44,.55 .4,.2 .42,-.22 .3,-.53',
  ),
  folds: [],
  shade: [],
};

const OVER_SHOULDERS: ScarfPart = {
  outline: nodeList(
    '-.39,.06 -.4,.45 -.53,.75 -.62,1.02 -.3,1.22 .05,1.3 .4,1.18 .62,1 .53,.74 .405,.45 .38,.22 .272,.24 .19,.4 .1,.48 0,.505 -.1,.48 -.19,.4 -.265,.2',
  ),
  folds: [
    fold('-.28,.3 -.1,.62 .3,.72 .5,.7', 0.05),
    fold('-.32,.45 -.05,.85 .35,.95 .58,.95', 0.055),
    fold('-.4,.65 -.2,1 .1,1.18', 0.05),
    fold('.28,.3 .2,.5 .02,.6', 0.04),
  ],
  shade: nodeList('.27,.36 .34,.7 .28,.96 .08,1.22 .4,1.3 .7,1.1 .5,.4'),
};

const WOUND_BEHIND: ScarfPart = {
  outline: nodeList('0,-.6 -.3,-.53 -.42,-.22 -.385,.2 -.33,.6 0,.85 .33,.6 .385,.2 .42,-.22 .3,-.53'),
  folds: [],
  shade: [],
};

/** Wound twice about the neck, the end tucked in. */
const WOUND: ScarfPart = {
  outline: nodeList(
    '-.375,.12 -.345,.36 -.345,.56 -.365,.78 -.24,.93 .02,1 .25,.94 .37,.78 .35,.56 .345,.38 .37,.2 .27,.26 .19,.4 .1,.48 0,.505 -.1,.48 -.19,.4 -.262,.22',
  ),
  folds: [
    fold('-.34,.42 -.12,.62 .14,.66 .36,.5', 0.05),
    fold('-.37,.58 -.1,.78 .18,.8 .38,.64', 0.055),
    fold('-.32,.76 -.06,.87 .2,.86', 0.04),
    fold('.28,.28 .2,.46 .04,.58', 0.036),
    fold('-.3,.3 -.2,.5 -.04,.6', 0.03),
  ],
  shade: nodeList('.26,.44 .3,.62 .22,.8 .04,.94 .24,1.02 .5,.9 .45,.4'),
  light: nodeList('-.33,.46 -.16,.64 .02,.7 -.14,.72 -.35,.58'),
};

const FALL_BEHIND: ScarfPart = {
  outline: nodeList(
    '-.385,.12 -.4,.42 -.5,.74 -.6,1.04 -.34,1.3 0,1.48 .34,1.3 .6,1.04 .5,.74 .4,.42 .385,.12 .2,.24 0,.28 -.2,.24',
  ),
  folds: [
    fold('-.2,.3 -.26,.75 -.2,1.2', 0.055),
    fold('.02,.36 .0,.85 .04,1.32', 0.055),
    fold('.22,.3 .28,.75 .22,1.2', 0.05),
  ],
  shade: nodeList('.18,.2 .24,.8 .2,1.4 .7,1.3 .6,.1'),
};
/** Drawn tight from the near temple under the chin. */
const UNDER_TURNED_CHIN = [
  fold('-.42,.2 -.24,.5 .06,.62 .32,.5', 0.05),
  fold('-.4,.42 -.18,.7 .1,.76 .32,.66', 0.05),
  fold('-.36,.66 -.1,.85 .18,.84', 0.04),
];
/** The same falls with the chin turned aside. */
const TURNED_FALL: ScarfPart = {
  ...OVER_SHOULDERS,
  outline: nodeList(
    '-.46,.1 -.45,.45 -.57,.75 -.64,1.02 -.32,1.22 .03,1.3 .38,1.18 .58,1 .47,.72 .37,.45 .32,.16 .262,.22 .222,.36 .165,.46 .08,.5 -.03,.475 -.15,.38 -.23,.24',
  ),
};
const PROFILE_FALL: ScarfPart = {
  ...OVER_SHOULDERS,
  outline: nodeList(
    '-.5,.08 -.49,.45 -.58,.75 -.64,1.02 -.34,1.22 0,1.28 .3,1.16 .44,.98 .34,.74 .26,.58 .235,.505 .16,.5 .05,.455 -.04,.36 -.12,.22',
  ),
  folds: OVER_SHOULDERS.folds.slice(0, 3),
};
const TURNED_WOUND: ScarfPart = {
  ...WOUND,
  outline: nodeList(
    '-.44,.12 -.395,.38 -.385,.58 -.385,.78 -.23,.93 0,1 .21,.94 .335,.79 .33,.58 .315,.38 .315,.16 .262,.22 .222,.36 .165,.46 .08,.5 -.03,.475 -.15,.38 -.23,.24',
  ),
  folds: UNDER_TURNED_CHIN,
};
const PROFILE_WOUND: ScarfPart = {
  ...WOUND,
  outline: nodeList(
    '-.48,.1 -.43,.38 -.41,.58 -.4,.8 -.25,.94 -.02,.99 .17,.93 .27,.78 .265,.63 .24,.56 .225,.5 .15,.5 .05,.455 -.04,.36 -.12,.22',
  ),
  folds: WOUND.folds.slice(0, 3),
};
const WOUND_FALL_BEHIND: ScarfPart = {
  ...WOUND,
  outline: nodeList(
    '-.385,.12 -.395,.4 -.4,.64 -.35,.82 -.16,.92 .02,.94 .2,.91 .36,.8 .405,.62 .4,.4 .385,.12 .2,.24 0,.28 -.2,.24',
  ),
};

const moved = ({ outline }: ScarfPart, x: number): ScarfPart => ({
  outline: outline.map(([at, y]): Node => [at + x, y]),
  folds: [],
  shade: [],
});

interface Hijab {
  readonly behind: ScarfPart;
  readonly fall: Readonly<Record<HeadTurn, ScarfPart>>;
}

/** A hijab in every turn: behind the neck, round the face, and the fall over what is worn. */
function hijab({ behind, fall }: Hijab): Readonly<Record<HeadTurn, DrapedScarf>> {
  return {
    front: { back: [behind], front: [ROUND_FACE], over: [fall.front] },
    'three-quarter': {
      back: [moved(behind, -0.06)],
      front: [TURNED_FACE],
      over: [fall['three-quarter']],
    },
    profile: {
      back: [moved(behind, -0.12)],
      front: [PROFILE_FACE],
      over: [fall.profile],
    },
    back: { back: [], front: [HEAD_BEHIND], over: [fall.back] },
  };
}

/** A hijab that falls over the shoulders. */
export const LOOSE_HIJAB = hijab({
  behind: BEHIND,
  fall: { front: OVER_SHOULDERS, 'three-quarter': TURNED_FALL, profile: PROFILE_FALL, back: FALL_BEHIND },
});

/** A hijab wound close to the neck. */
export const WOUND_HIJAB = hijab({
  behind: WOUND_BEHIND,
  fall: { front: WOUND, 'three-quarter': TURNED_WOUND, profile: PROFILE_WOUND, back: WOUND_FALL_BEHIND },
});
