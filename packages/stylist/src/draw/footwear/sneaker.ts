import { oklch, toHex } from '../../colour/convert.ts';
import { tone } from '../../colour/tones.ts';
import type { Cloth } from '../../wardrobe/cloth.ts';
import { piece } from '../cloth/piece.ts';
import { fill, stroke } from '../kit/svg-element.ts';
import type { FootSpace } from './foot-space.ts';

type Kind = 'sneaker' | 'runner';

const SOLES: Readonly<Record<Kind, Cloth>> = {
  sneaker: { name: 'plain', colour: oklch(0.95, 0.012, 85) },
  runner: { name: 'plain', colour: oklch(0.96, 0.005, 90) },
};
const WHITE_LACE = oklch(0.95, 0.01, 90);

const OUTLINES = {
  front: {
    upper: '-.1,-.06! -.145,.16 -.16,.36 -.125,.49 -.04,.55 .04,.55 .125,.49 .16,.36 .145,.16 .1,-.06!',
    sole: '-.168,.33! -.165,.5 -.06,.61 .06,.61 .165,.5 .168,.33! .13,.47 .04,.535 -.04,.535 -.13,.47',
    soleSeam: '-.165,.43 -.05,.575 .05,.575 .165,.43',
    facing: '-.075,.06 -.085,.3 -.06,.38 .06,.38 .085,.3 .075,.06',
    mouth: '-.09,-.06 -.06,.05 0,.08 .06,.05 .09,-.06',
    heelTab: '-.2,0 -.12,.02 -.12,.2 -.2,.2',
    flashes: ['-.15,.15 -.1,.3 -.12,.48', '.15,.15 .1,.3 .12,.48'],
    laces: ['-.06,.1 .06,.1', '-.065,.17 .065,.17', '-.07,.24 .07,.24', '-.07,.31 .07,.31'],
  },
  side: {
    upper:
      '-.095,-.06! -.14,.12 -.155,.32 -.08,.42 .12,.54 .26,.575 .35,.53 .36,.44 .28,.33 .15,.16 .095,-.06!',
    sole: '-.16,.27! -.17,.4 -.08,.5 .12,.62 .28,.66 .375,.61 .385,.48! .34,.54 .26,.575 .12,.53 -.08,.415',
    soleSeam: '-.165,.36 -.08,.46 .12,.58 .27,.62 .375,.56',
    facing: '0,.1 -.02,.25 .08,.36 .2,.4 .27,.34',
    mouth: '-.085,-.06 -.05,.06 .02,.1 .07,.04 .085,-.06',
    heelTab: '-.16,.05 -.1,.06 -.09,.2 -.16,.28',
    flashes: ['-.15,.2 -.02,.3 .08,.43', '-.13,.3 0,.4 .12,.5'],
    laces: ['-.02,.16 .1,.12', '0,.22 .135,.17', '.03,.28 .175,.23', '.065,.335 .21,.28'],
  },
} as const;

/** A sneaker, with a heel tab, or a runner, with two flashes, in the cloth's second colour. */
export function drawSneaker(foot: FootSpace, kind: Kind, cloth: Cloth): string {
  const { context, head } = foot;
  const outline = OUTLINES[foot.view];
  const accent = toHex(cloth.second ?? WHITE_LACE);
  const [firstFlash, secondFlash] = outline.flashes;
  const mark =
    kind === 'runner'
      ? stroke(foot.line(firstFlash), accent, 0.05 * head) +
        stroke(foot.line(secondFlash), accent, 0.04 * head)
      : fill(foot.shape(outline.heelTab), accent);
  const mouth = fill(foot.shape(outline.mouth), toHex(tone(cloth.colour, -0.12)));
  const laceColour = toHex(cloth.colour.l > 0.8 ? tone(cloth.colour, -0.1) : WHITE_LACE);
  const laces = outline.laces.map((lace) => stroke(foot.line(lace), laceColour, 0.022 * head)).join('');
  return (
    piece(context, foot.shape(outline.upper), cloth, {
      edge: 1.5,
      shade: [foot.shade],
      shadeOpacity: 0.2,
      seams: [foot.line(outline.facing)],
      extra: mark + mouth + laces,
    }) +
    piece(context, foot.shape(outline.sole), SOLES[kind], {
      edge: 1.4,
      shade: [foot.shade],
      shadeOpacity: 0.14,
      seams: [foot.line(outline.soleSeam)],
      seamWidth: 1.1,
    })
  );
}
