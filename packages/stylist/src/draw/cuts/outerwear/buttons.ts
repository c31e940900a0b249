import { toHex } from '#colour/convert.ts';
import type { Oklch } from '#colour/oklch.ts';
import { darkOf, inkOf, tone } from '#colour/tones.ts';
import { CAST_COLOUR } from '#draw/cloth/soft-shadow.ts';
import type { DrawContext } from '#draw/context.ts';
import { add, type Point } from '#draw/kit/point.ts';
import { px } from '#draw/kit/px.ts';
import { dot } from '#draw/tailoring/dot.ts';
import { onTorso } from '#draw/tailoring/on-body.ts';
import type { Cloth } from '#garments/cloth.ts';
import { hasLapel, hasVNeck, type JacketDraft } from './jacket-draft.ts';

const RADIUS = 0.034;
const SMALL_RADIUS = 0.024;
const SMALL_SPACING = 0.3;

/** Returns horn on dark cloth, darker than the cloth on light. */
export function buttonColour({ colour }: Cloth): Oklch {
  return tone(colour, colour.l < 0.45 ? 0.14 : -0.25);
}

export function drawButton(context: DrawContext, cloth: Cloth, centre: Point, radius = RADIUS): string {
  const size = radius * context.head;
  const colour = buttonColour(cloth);
  const rim = `<circle cx="${px(centre[0])}" cy="${px(centre[1])}" r="${px(size * 0.6)}" fill="none" stroke="${darkOf(colour)}" stroke-width="1" stroke-opacity=".5"/>`;
  return (
    dot(add(centre, [1.5, 2.5]), size, CAST_COLOUR, 'fill-opacity=".3"') +
    dot(centre, size, toHex(colour), `stroke="${inkOf(cloth.colour)}" stroke-width="1"`) +
    rim
  );
}

/** How far from the middle the upper pair of a double-breasted front is, heads: nearer it would sit on the lapels. */
const BESIDE_LAPEL = 0.4;

type Place = readonly [v: number, x: number];

function doubleBreastedPlaces({ cut }: JacketDraft): Place[] {
  const pair = (v: number, x: number): Place[] => [
    [v, x],
    [v, -x],
  ];
  if (cut.belted) return [...pair(2.45, BESIDE_LAPEL), ...pair(3.35, 0.2)];
  const { breakAt } = cut;
  return [
    ...pair(breakAt + 0.02, 0.19),
    ...pair(breakAt + 0.38, 0.19),
    ...pair(breakAt - 0.32, BESIDE_LAPEL),
  ];
}

/** Draws buttons down a closed front; a zipped one has none. */
export function drawButtons(context: DrawContext, cloth: Cloth, jacket: JacketDraft): string {
  const { cut, front } = jacket;
  if (front === 'open' || cut.zip || cut.closing === 'toggles') return '';
  if (cut.belted && !cut.doubleBreasted) return '';
  const on = onTorso(context.body);
  if (!hasLapel(cut)) {
    let buttons = '';
    for (
      let v = hasVNeck(cut) ? cut.breakAt + 0.06 : 1.62;
      v < Math.min(cut.hem, 4) - 0.12;
      v += SMALL_SPACING
    ) {
      buttons += drawButton(context, cloth, on(v, 0), SMALL_RADIUS);
    }
    return buttons;
  }
  const single: Place[] =
    cut.hem > 3.6
      ? [
          [cut.breakAt + 0.02, 0],
          [cut.breakAt + 0.36, 0.015],
        ]
      : [[cut.breakAt + 0.02, 0]];
  const places = cut.doubleBreasted ? doubleBreastedPlaces(jacket) : single;
  return places.map(([v, x]) => drawButton(context, cloth, on(v, x))).join('');
}
