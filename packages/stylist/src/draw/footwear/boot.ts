import { oklch, toHex } from '../../colour/convert.ts';
import { tone } from '../../colour/tones.ts';
import type { Cloth } from '../../wardrobe/cloth.ts';
import { piece } from '../cloth/piece.ts';
import { at } from '../kit/at.ts';
import { brush } from '../kit/brush.ts';
import { path } from '../kit/curve.ts';
import { add, corner, mix } from '../kit/point.ts';
import { fill } from '../kit/svg-element.ts';
import type { FootSpace } from './foot-space.ts';

type Kind = 'ankle-boot' | 'chelsea' | 'knee-boot';

const SOLE: Cloth = { name: 'plain', colour: oklch(0.22, 0.015, 40) };
/** Where the shaft begins on the leg, and its ease in heads. */
const SHAFT: Readonly<Record<Kind, { readonly top: number; readonly ease: number }>> = {
  'ankle-boot': { top: 1.8, ease: 0.035 },
  chelsea: { top: 1.8, ease: 0.035 },
  'knee-boot': { top: 1.12, ease: 0.022 },
};

const VAMP = {
  front: '.115,.02 .14,.2 .15,.38 .11,.52 .04,.6 -.04,.6 -.11,.52 -.15,.38 -.14,.2 -.115,.02',
  side: '.12,0 .16,.18 .27,.36 .345,.48 .33,.57 .24,.605 .1,.55 -.08,.43 -.14,.34 -.12,.14',
} as const;
const TOE_LIGHT = { front: '-.08,.42 -.06,.5 0,.56', side: '.19,.42 .26,.5 .3,.54' } as const;
const FRONT_SOLE = '-.155,.4! -.13,.54 -.05,.635 .05,.635 .13,.54 .155,.4! .11,.52 .04,.6 -.04,.6 -.11,.52';
const SIDE_SOLE = '-.05,.47 .1,.6 .25,.655 .35,.6 .35,.5! .32,.575 .24,.605 .1,.555 -.08,.425';
const HIGH_HEEL = '-.15,.3! -.155,.62! -.055,.63!';
const LOW_HEEL = '-.15,.3! -.155,.52! -.055,.53!';

function soleOf(foot: FootSpace, kind: Kind): string {
  if (foot.view === 'front') return FRONT_SOLE;
  return `${kind === 'chelsea' ? LOW_HEEL : HIGH_HEEL} ${SIDE_SOLE}`;
}

/** An ankle boot, a chelsea boot with its elastic, or a knee boot. */
export function drawBoot(foot: FootSpace, kind: Kind, cloth: Cloth): string {
  const { context, direction } = foot;
  const { head } = context;
  const limb = context.body.legs[foot.side];
  const { top } = SHAFT[kind];
  const ease = SHAFT[kind].ease * head;
  const left = limb.side(-1, top, 2, ease, 8);
  const right = limb.side(1, top, 2, ease, 8);
  const topLeft = at(left, 0);
  const topRight = at(right, 0);
  const vamp = foot.nodes(VAMP[foot.view]);
  const outline = path([
    corner(topLeft),
    add(mix(topLeft, topRight, 0.5), [0, 0.02 * head]),
    corner(topRight),
    ...right.slice(1),
    ...(direction > 0 ? vamp : vamp.reverse()),
    ...left.slice(1).reverse(),
  ]);
  const isTall = kind === 'knee-boot';
  const d = direction;
  const shade = path([
    limb.point(top, 0.35),
    limb.point(1.6, 0.4),
    limb.point(2, 0.3),
    foot.at(d * 0.06, 0.3),
    foot.at(d * 0.05, 0.7),
    foot.at(d * 0.5, 0.7),
    limb.point(2, 3),
    limb.point(top, 2),
  ]);
  const shaftFolds = isTall
    ? [
        brush([limb.point(1.86, -1), limb.point(1.89, 0), limb.point(1.86, 1)], 0.03 * head),
        brush([limb.point(1.28, -1), limb.point(1.3, 0.2)], 0.025 * head, 'out'),
      ]
    : [];
  const shaftLight = isTall
    ? brush([limb.point(1.2, -0.5), limb.point(1.5, -0.5), limb.point(1.8, -0.4)], 0.045 * head)
    : brush([limb.point(top + 0.04, -0.6), limb.point(2, -0.5)], 0.03 * head);
  const elastic = path([
    limb.point(1.84, 0.25),
    limb.point(1.84, 1.2, ease),
    foot.at(0.1, 0.1),
    foot.at(0.03, 0.12),
  ]);
  return (
    piece(context, foot.shape(soleOf(foot, kind)), SOLE, { edge: 1.2 }) +
    piece(context, outline, cloth, {
      edge: 1.6,
      shade: [shade],
      shadeOpacity: 0.24,
      folds: [
        foot.brush('-.11,.04 0,.07 .08,.03', 0.03),
        foot.brush('.11,.12 .03,.15 -.06,.12', 0.026),
        ...shaftFolds,
      ],
      highlights: [shaftLight, foot.brush(TOE_LIGHT[foot.view], 0.03)],
      extra: kind === 'chelsea' ? fill(elastic, toHex(tone(cloth.colour, -0.08))) : '',
    })
  );
}
