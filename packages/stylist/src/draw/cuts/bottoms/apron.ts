import { oklch, toHex } from '#colour/convert.ts';
import { darkOf, inkOf, tone } from '#colour/tones.ts';
import type { DrawContext } from '#draw/context.ts';
import { at } from '#draw/kit/at.ts';
import { path, polygon } from '#draw/kit/curve.ts';
import { add } from '#draw/kit/point.ts';
import { stroke } from '#draw/kit/svg-element.ts';
import { dot } from '#draw/tailoring/dot.ts';
import { along } from '#draw/tailoring/edge.ts';
import type { Cloth } from '#garments/cloth.ts';
import { APRON } from './pleats.ts';
import type { SkirtDraft } from './skirt-draft.ts';

/** Where the fringed edge of the apron runs, in half widths of the kilt. */
const EDGE = APRON * 0.82;
/** The fringe: from and to as shares of the length, how many threads, and how long they are, in heads. */
const FRINGE = { from: 0.06, to: 0.97, threads: 44, length: 0.045 } as const;
/** Where the pin is, as shares of the length. */
const PIN = [0.77, 0.86] as const;
const PIN_COLOUR = toHex(oklch(0.8, 0.1, 85));
/** Of the eye at its head, heads. */
const EYE = 0.03;

/** Draws the edge of a kilt's upper apron, with its fringe and its pin. */
export function drawApronEdge({ head }: DrawContext, cloth: Cloth, { on }: SkirtDraft): string {
  const edge = along(FRINGE.from, FRINGE.to, 6, (way) => on(way, EDGE));
  const threads = along(FRINGE.from, FRINGE.to, FRINGE.threads, (way) => on(way, EDGE))
    .map((from) => polygon([from, add(from, [FRINGE.length * head, 0.012 * head])], false))
    .join('');
  const pin = PIN.map((way) => on(way, EDGE * 0.8));
  const ink = inkOf(cloth.colour);
  return (
    stroke(path(edge, false), darkOf(cloth.colour), 4, 'stroke-opacity=".28" transform="translate(3 1)"') +
    stroke(threads, toHex(tone(cloth.colour, -0.06)), 1.3) +
    stroke(path(edge, false), ink, 1.4, 'stroke-opacity=".8"') +
    stroke(path(pin, false), ink, 4.6, 'stroke-opacity=".7"') +
    stroke(path(pin, false), PIN_COLOUR, 2.8) +
    dot(at(pin, 0), EYE * head, PIN_COLOUR, `stroke="${ink}" stroke-width="1"`)
  );
}
