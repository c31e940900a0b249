import { oklch, toHex } from '#colour/convert.ts';
import { inkOf } from '#colour/tones.ts';
import { piece } from '#draw/cloth/piece.ts';
import { torsoShade } from '#draw/cloth/shade-plane.ts';
import type { DrawContext } from '#draw/context.ts';
import { isAway } from '#draw/figure/facing.ts';
import { path } from '#draw/kit/curve.ts';
import { corner } from '#draw/kit/point.ts';
import { px } from '#draw/kit/px.ts';
import { toned } from '#draw/tailoring/cloth-variants.ts';
import { contactShadow } from '#draw/tailoring/contact-shadow.ts';
import { dot } from '#draw/tailoring/dot.ts';
import { rounded } from '#draw/tailoring/light.ts';
import { onTorso } from '#draw/tailoring/on-body.ts';
import type { Cloth } from '#garments/cloth.ts';

const BRASS = toHex(oklch(0.78, 0.08, 78));
const TOP = 2.02;
const WAIST = 2.9;

/** Draws bib and straps of dungarees, over whatever is worn under them. */
export function drawBib(context: DrawContext, cloth: Cloth): string {
  const { body, document, head } = context;
  const on = onTorso(body);
  const { bust, neck } = body.shape;
  const half = Math.min(0.36, bust * 0.58);
  const side = (v: number) => body.halfWidth(v) + 0.025;
  const bow = (v: number, share: number) => half + (side(v) - half) * share;
  const outline = path([
    corner(on(TOP, -half)),
    on(TOP + 0.025, 0),
    corner(on(TOP, half)),
    on(2.42, bow(2.42, 0.16)),
    on(2.64, bow(2.64, 0.55)),
    corner(on(2.78, side(2.78))),
    corner(on(WAIST + 0.06, side(2.9))),
    on(WAIST + 0.11, 0),
    corner(on(WAIST + 0.06, -side(2.9))),
    corner(on(2.78, -side(2.78))),
    on(2.64, -bow(2.64, 0.55)),
    on(2.42, -bow(2.42, 0.16)),
  ]);
  const strap = (k: -1 | 1) => {
    const edge = [
      corner(on(1.41, k * (neck + 0.13))),
      on(1.7, k * (half + 0.06)),
      corner(on(TOP + 0.05, k * (half - 0.02))),
      corner(on(TOP + 0.05, k * (half - 0.11))),
      on(1.7, k * (half - 0.05)),
      corner(on(1.4, k * (neck + 0.03))),
    ];
    return piece(context, path(edge), cloth, {
      edge: 1.6,
      origin: on(1.4, k * half),
      stitches: [
        path([on(1.42, k * (neck + 0.05)), on(1.7, k * (half - 0.03)), on(TOP, k * (half - 0.09))], false),
      ],
    });
  };
  // Behind, the straps cross on their way to the waistband.
  const crossed = (k: -1 | 1) =>
    piece(
      context,
      path([
        corner(on(1.41, k * (neck + 0.13))),
        on(2.1, k * 0.12),
        corner(on(WAIST + 0.02, -k * 0.2)),
        corner(on(WAIST + 0.02, -k * 0.32)),
        on(2.1, k * 0.01),
        corner(on(1.4, k * (neck + 0.03))),
      ]),
      cloth,
      { edge: 1.6 },
    );
  const clasp = (k: -1 | 1) => {
    const [x, y] = on(TOP + 0.02, k * (half - 0.065));
    const loop = `<rect x="${px(x - 0.05 * head)}" y="${px(y - 0.02 * head)}" width="${px(0.1 * head)}" height="${px(0.085 * head)}" rx="3" fill="none" stroke="${BRASS}" stroke-width="3"/>`;
    return (
      loop +
      dot(
        on(TOP + 0.09, k * (half - 0.065)),
        0.024 * head,
        BRASS,
        `stroke="${inkOf(cloth.colour)}" stroke-width=".8"`,
      )
    );
  };
  const pocket = path([
    corner(on(2.2, -0.2)),
    corner(on(2.2, 0.2)),
    corner(on(2.48, 0.19)),
    on(2.54, 0),
    corner(on(2.48, -0.19)),
  ]);
  const stitching = path(
    [
      on(2.7, -side(2.7) * 0.8),
      on(2.42, -bow(2.42, 0.16) + 0.03),
      on(TOP + 0.045, -half + 0.035),
      on(TOP + 0.065, 0),
      on(TOP + 0.045, half - 0.035),
      on(2.42, bow(2.42, 0.16) - 0.03),
      on(2.7, side(2.7) * 0.8),
    ],
    false,
  );
  if (isAway(body)) return crossed(-1) + crossed(1);
  return (
    strap(-1) +
    strap(1) +
    contactShadow(document, outline, { shift: [4, 6], blur: 4, opacity: 0.24 }) +
    piece(context, outline, cloth, {
      origin: on(TOP, 0),
      ...rounded(body.torso(-1, 2.5), body.torso(1, 2.5)),
      shade: [torsoShade(body, side, 1.9, 3.1, 0.5)],
      shadeOpacity: 0.2,
      stitches: [stitching],
    }) +
    piece(context, pocket, toned(cloth, 0.012), {
      edge: 1.6,
      origin: on(2.2, 0),
      stitches: [path([on(2.24, -0.185), on(2.25, 0), on(2.24, 0.185)], false)],
    }) +
    clasp(-1) +
    clasp(1)
  );
}
