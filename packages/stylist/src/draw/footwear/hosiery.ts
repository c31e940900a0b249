import { oklch } from '#colour/convert.ts';
import type { Cloth } from '#garments/cloth.ts';
import type { HosieryCut, SocksCut } from '#garments/cut.ts';
import { piece } from '../cloth/piece.ts';
import { limbShade } from '../cloth/shade-plane.ts';
import type { DrawContext, Side } from '../context.ts';
import { brush } from '../kit/brush.ts';
import { path } from '../kit/curve.ts';
import { corner, lerp } from '../kit/point.ts';
import { ribOf } from '../tailoring/cloth-variants.ts';
import { rounded } from '../tailoring/light.ts';

/** How much of the leg's own colour shows through. */
const SHEER = 0.5;
const GREYED = 0.62;

/** The colour of tights on these legs: sheer ones let the skin through. */
export function hosieryOn(
  { skin }: DrawContext,
  { cut, cloth }: { readonly cut: HosieryCut; readonly cloth: Cloth },
): Cloth {
  if (!cut.denier) return cloth;
  const { colour } = cloth;
  // The leg keeps its own hue: a sheer dark knit only deepens it.
  const mixed = oklch(lerp(colour.l, skin.l, SHEER), skin.c * GREYED, skin.h);
  return { ...cloth, colour: mixed };
}

const TOPS: Readonly<Record<SocksCut['height'], { readonly top: number; readonly band: number }>> = {
  ankle: { top: 1.78, band: 0.06 },
  calf: { top: 1.52, band: 0.05 },
  knee: { top: 1.12, band: 0.05 },
};
const EASE = 0.012;

/**
 * Draws a pair of socks, ribbed and turned at the top where they are not fine. Trousers hide them down to `from` along
 * the leg: drawn there they would peek out beside close cloth.
 */
export function drawSocks(
  context: DrawContext,
  { height, gauge }: SocksCut,
  cloth: Cloth,
  legOrder: readonly Side[],
  from = 0,
): string {
  const { head } = context;
  const { band } = TOPS[height];
  const top = Math.max(TOPS[height].top, from);
  const ease = EASE * head;
  const knitted: Cloth = gauge === 'fine' ? { name: 'plain', colour: cloth.colour } : ribOf(cloth, 0);
  return legOrder
    .map((side) => {
      const leg = context.body.legs[side];
      const tube = piece(context, leg.outline(top, 2, ease), knitted, {
        edge: 1.3,
        origin: leg.at(top),
        ...rounded(leg.point(1.8, -1.2), leg.point(1.8, 1.2)),
        shade: [limbShade(leg, () => ease, top, 2.2, { u: 0.36, wobble: 0.1 })],
        shadeOpacity: 0.18,
        folds: [
          brush([leg.point(1.93, -1, ease), leg.point(1.95, -0.1), leg.point(1.92, 0.6)], 0.03 * head, 'out'),
          brush([leg.point(1.86, 1, ease), leg.point(1.89, 0.2), leg.point(1.88, -0.5)], 0.026 * head, 'out'),
        ],
      });
      if (gauge === 'fine' || top === from) return tube;
      const cuff = path([
        corner(leg.point(top, -1, ease + 2)),
        leg.point(top + 0.012, 0),
        corner(leg.point(top, 1, ease + 2)),
        corner(leg.point(top + band, 1, ease + 2)),
        leg.point(top + band + 0.014, 0),
        corner(leg.point(top + band, -1, ease + 2)),
      ]);
      return tube + piece(context, cuff, ribOf(cloth, 0.02), { edge: 1.2, origin: leg.at(top) });
    })
    .join('');
}
