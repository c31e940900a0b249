import { oklch, toHex } from '../../colour/convert.ts';
import { shadowOf, tone } from '../../colour/tones.ts';
import type { Cloth } from '../../wardrobe/cloth.ts';
import { piece } from '../cloth/piece.ts';
import { fill, stroke } from '../kit/svg-element.ts';
import type { FootSpace } from './foot-space.ts';

const SOLE: Cloth = { name: 'plain', colour: oklch(0.24, 0.02, 40) };
const GOLD = toHex(oklch(0.8, 0.09, 85));

const OUTLINES = {
  front: {
    sole: '-.155,.38! -.135,.52 -.05,.61 .05,.61 .135,.52 .155,.38! .11,.51 .04,.575 -.04,.575 -.11,.51',
    upper: '-.105,-.02! -.145,.2 -.155,.38 -.12,.5 -.04,.575 .04,.575 .12,.5 .155,.38 .145,.2 .105,-.02!',
    light: '-.09,.42 -.06,.5 0,.54',
    apron: '-.1,.25 -.1,.38 -.05,.48 .05,.48 .1,.38 .1,.25',
    saddle: '-.15,.28 0,.31 .15,.28',
    bar: '-.035,.305 .035,.305',
    mouth: '-.095,-.02 -.07,.12 0,.17 .07,.12 .095,-.02',
  },
  side: {
    sole: '-.145,.3! -.15,.4 -.07,.47 .1,.6 .26,.65 .345,.6 .345,.5! .32,.57 .24,.605 .1,.555 -.08,.425',
    upper: '-.1,-.02! -.135,.14 -.14,.33 -.08,.42 .1,.55 .24,.6 .33,.56 .335,.47 .25,.36 .14,.2 .095,-.02!',
    light: '.18,.42 .25,.49 .3,.53',
    apron: '-.02,.33 .06,.27 .15,.31 .25,.44 .22,.53 .12,.52',
    saddle: '-.1,.3 .03,.3 .17,.26',
    bar: '.02,.305 .09,.29',
    mouth: '-.09,-.02 -.06,.12 0,.17 .06,.12 .085,-.02',
  },
} as const;

/** A loafer with a saddle and a gold bar. */
export function drawLoafer(foot: FootSpace, cloth: Cloth): string {
  const { context, head } = foot;
  const outline = OUTLINES[foot.view];
  const saddle =
    stroke(foot.line(outline.saddle), toHex(tone(cloth.colour, 0.06)), 0.055 * head) +
    stroke(foot.line(outline.bar), GOLD, 0.028 * head);
  const mouth = fill(foot.shape(outline.mouth), toHex(shadowOf(context.skin, 0.5)));
  return (
    piece(context, foot.shape(outline.sole), SOLE, { edge: 1.2 }) +
    piece(context, foot.shape(outline.upper), cloth, {
      edge: 1.5,
      shade: [foot.shade],
      shadeOpacity: 0.24,
      highlights: [foot.brush(outline.light, 0.03)],
      seams: [foot.line(outline.apron)],
      extra: saddle + mouth,
    })
  );
}
