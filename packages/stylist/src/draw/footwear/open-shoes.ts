import { toHex } from '../../colour/convert.ts';
import { shadowOf, tone } from '../../colour/tones.ts';
import type { Cloth } from '../../wardrobe/cloth.ts';
import { piece } from '../cloth/piece.ts';
import { skinOf } from '../figure/skin.ts';
import { fill, stroke } from '../kit/svg-element.ts';
import type { FootSpace } from './foot-space.ts';

/** The bare or stockinged foot inside a shoe that shows it. */
function drawFoot(
  foot: FootSpace,
  outline: string,
  folds: readonly string[] = [],
  foldOpacity = 0.3,
): string {
  return piece(foot.context, foot.shape(outline), skinOf(foot.context), {
    edge: 1.1,
    shade: [foot.shade],
    shadeOpacity: 0.16,
    folds,
    foldOpacity,
  });
}

/** A stiletto, seen behind the instep. */
function drawHeel(foot: FootSpace, cloth: Cloth, outline: string): string {
  return fill(foot.shape(outline), toHex(shadowOf(cloth.colour, 1.2)));
}

/** A court shoe on a stiletto heel. */
export function drawPump(foot: FootSpace, cloth: Cloth): string {
  const instep = [foot.brush('-.02,.12 0,.22 .01,.3', 0.014)];
  const shoe =
    '-.098,.2! -.122,.36 -.105,.5 -.045,.615 .03,.665! .085,.6 .128,.48 .13,.34 .098,.18! .075,.32 .045,.415 0,.44 -.045,.42 -.075,.33';
  const topLine = '-.098,.2 -.075,.33 -.045,.42 0,.44 .045,.415 .075,.32 .098,.18';
  return (
    drawHeel(foot, cloth, '-.085,.12! -.06,.3 -.052,.6! -.028,.6! -.02,.3 0,.12!') +
    drawFoot(foot, '-.058,-.06! -.075,.1 -.09,.28 -.07,.48 .06,.48 .1,.28 .08,.1 .058,-.06!', instep) +
    piece(foot.context, foot.shape(shoe), cloth, {
      edge: 1.5,
      shade: [foot.shade],
      shadeOpacity: 0.24,
      highlights: [foot.brush('-.075,.42 -.06,.51 -.01,.59', 0.024)],
      seams: [foot.line(topLine)],
    })
  );
}

/** A strappy heeled sandal. */
export function drawSandal(foot: FootSpace, cloth: Cloth): string {
  const colour = toHex(cloth.colour);
  const toes = ['-.055,.56 -.05,.5', '-.015,.59 -.015,.52', '.028,.59 .024,.52', '.065,.565 .058,.51'].map(
    (toe) => foot.brush(toe, 0.012, 'out'),
  );
  const strap = (line: string, width: number, paint = colour) =>
    stroke(foot.line(line), paint, width * foot.head);
  return (
    drawHeel(foot, cloth, '-.085,.12! -.06,.3 -.05,.6! -.03,.6! -.02,.3 0,.12!') +
    drawFoot(
      foot,
      '-.058,-.06! -.075,.1 -.105,.32 -.1,.48 -.04,.585 .04,.6 .1,.52 .118,.34 .085,.1 .058,-.06!',
      toes,
      0.5,
    ) +
    strap('-.108,.44 0,.41 .12,.45', 0.045) +
    strap('-.072,.05 0,.09 .075,.05', 0.03) +
    strap('0,.09 0,.25 .005,.41', 0.026) +
    strap('-.1,.47 -.045,.6 .04,.615 .11,.52', 0.02, toHex(shadowOf(cloth.colour, 0.8)))
  );
}

/** A ballet flat with a small bow. */
export function drawFlat(foot: FootSpace, cloth: Cloth): string {
  const shoe =
    '-.1,.15! -.13,.32 -.115,.46 -.05,.54 .03,.565 .1,.53 .14,.44 .14,.3 .105,.14! .085,.28 .05,.37 0,.39 -.05,.37 -.085,.28';
  return (
    drawFoot(foot, '-.058,-.06! -.085,.1 -.1,.26 -.07,.42 .07,.42 .11,.26 .085,.1 .058,-.06!') +
    piece(foot.context, foot.shape(shoe), cloth, { edge: 1.5, shade: [foot.shade], shadeOpacity: 0.22 }) +
    fill(foot.brush('-.03,.41 0,.425 .03,.41', 0.03), toHex(tone(cloth.colour, 0.1)))
  );
}
