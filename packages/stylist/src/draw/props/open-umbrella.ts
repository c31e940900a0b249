import { oklch, toHex } from '#colour/convert.ts';
import { inkOf, shadowOf } from '#colour/tones.ts';
import type { Cloth } from '#garments/cloth.ts';
import { piece } from '../cloth/piece.ts';
import type { DrawContext, Side } from '../context.ts';
import { signOf } from '../figure/side.ts';
import { path } from '../kit/curve.ts';
import { add, corner, mix, type Node, type Point, rotate } from '../kit/point.ts';
import { fill, stroke } from '../kit/svg-element.ts';
import { rounded } from '../tailoring/light.ts';

const STEEL: Cloth = { name: 'plain', colour: oklch(0.6, 0.01, 260) };
const CANE: Cloth = { name: 'plain', colour: oklch(0.48, 0.08, 50) };
/** Worn with no umbrella of its own colour. */
export const PLAIN_UMBRELLA: Cloth = { name: 'plain', colour: oklch(0.42, 0.1, 22) };

const RIBS = 8;
/** Half axes of the canopy's rim as it is seen from below, heads. */
const RIM = { wide: 1.95, high: 0.86 } as const;
/** How far the canopy's crown rises over the middle of its rim. */
const CROWN = 0.62;
/** Share of the rim at which its outside ends: behind the hem, which is straight between two ribs. */
const BEHIND_HEM = 0.88;
const TILT_DEGREES = 15;
/** Length of the shaft above the hand and below it. */
const SHAFT = { up: 2.1, down: 0.42 } as const;

/** An umbrella over the head: canopy behind the figure, the shaft in the hand. */
export interface OpenUmbrella {
  readonly behind: string;
  readonly inHand: string;
}

/** Draws an open umbrella leaning back over the shoulder of `side`. */
export function drawOpenUmbrella(context: DrawContext, side: Side, cloth: Cloth): OpenUmbrella {
  const { body, head } = context;
  const sign = signOf(side);
  const arm = body.arms[side];
  const hand = add(arm.at(2), [arm.direction(1.95)[0] * 0.2 * head, arm.direction(1.95)[1] * 0.2 * head]);
  const tilt = (sign * TILT_DEGREES * Math.PI) / 180;
  const along = (up: number, aside = 0): Point => add(hand, rotate([aside * head, -up * head], tilt));
  const hub = along(SHAFT.up);
  const rim = (angle: number, share = 1): Point =>
    add(
      hub,
      rotate([Math.cos(angle) * RIM.wide * share * head, Math.sin(angle) * RIM.high * share * head], tilt),
    );
  const angles = Array.from({ length: RIBS }, (_, i) => ((i + 0.3) / RIBS) * Math.PI * 2);
  // Between two ribs the hem is drawn in.
  const hem: Node[] = angles.flatMap((angle) => [corner(rim(angle)), rim(angle + Math.PI / RIBS, 0.94)]);
  const top = add(hub, rotate([0, -CROWN * head], tilt));
  const outside = path([
    corner(rim(Math.PI, BEHIND_HEM)),
    mix(rim(Math.PI * 1.14, BEHIND_HEM), top, 0.34),
    top,
    mix(rim(Math.PI * 1.86, BEHIND_HEM), top, 0.34),
    corner(rim(0, BEHIND_HEM)),
    rim(Math.PI / 2, 0.4),
  ]);
  const inside = { ...cloth, name: 'plain' as const, colour: shadowOf(cloth.colour, 1.2) };
  const ink = inkOf(cloth.colour);
  const panels = angles.map((angle, i) =>
    i % 2
      ? fill(
          path([
            corner(hub),
            corner(rim(angle)),
            rim(angle + Math.PI / RIBS, 0.94),
            corner(rim(angle + (2 * Math.PI) / RIBS)),
          ]),
          ink,
          'fill-opacity=".12"',
        )
      : '',
  );
  const ribs = angles.map((angle) =>
    stroke(path([hub, rim(angle)], false), toHex(STEEL.colour), 1.6, 'stroke-opacity=".7"'),
  );
  const spike = path([corner(add(top, [-3, 4])), add(top, [sign * 5, -16]), corner(add(top, [3, 4]))]);
  const rod = path([along(SHAFT.up), along(-SHAFT.down + 0.2)], false);
  const crook = path(
    [
      along(-0.16),
      along(-SHAFT.down),
      along(-SHAFT.down - 0.1, 0.05),
      along(-SHAFT.down - 0.09, 0.15),
      along(-SHAFT.down, 0.17),
    ],
    false,
  );
  const shaft =
    stroke(rod, toHex(shadowOf(STEEL.colour, 0.6)), 0.042 * head) +
    stroke(crook, toHex(shadowOf(CANE.colour, 0.5)), 0.07 * head);
  return {
    behind:
      piece(context, outside, cloth, { ...rounded(rim(Math.PI), rim(0)), edge: 1.4 }) +
      fill(spike, toHex(STEEL.colour)) +
      piece(context, path(hem), inside, { edge: 1.4, extra: panels.join('') + ribs.join('') }) +
      shaft,
    inHand: shaft,
  };
}
