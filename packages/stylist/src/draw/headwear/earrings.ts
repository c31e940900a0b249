import { toHex } from '../../colour/convert.ts';
import { darkOf, paleOf } from '../../colour/tones.ts';
import type { Cloth } from '../../wardrobe/cloth.ts';
import type { EarringsCut } from '../../wardrobe/cut.ts';
import type { DrawContext } from '../context.ts';
import { SIDES, signOf } from '../figure/side.ts';
import { headSpace } from '../head/head-space.ts';
import { px } from '../kit/px.ts';
import { stroke } from '../kit/svg-element.ts';
import { dot } from '../tailoring/dot.ts';

/** An ear turned further away than this is hidden. */
const HIDDEN_FROM = 0.55;
const HOOP = 0.078;

/** A pair of earrings, hanging straight down whatever the head does; the one behind a turned head is hidden. */
export function drawEarrings(context: DrawContext, { shape }: EarringsCut, cloth: Cloth): string {
  const { head } = context;
  const { turn } = context.body.pose.head;
  const place = headSpace(context);
  const colour = toHex(cloth.colour);
  const dark = darkOf(cloth.colour);
  const pale = paleOf(cloth.colour);
  return SIDES.filter((side) => signOf(side) * turn <= HIDDEN_FROM)
    .map((side) => {
      const [x, y] = place(signOf(side) * 0.318 + turn * 0.015, 0.105);
      const h = (k: number) => k * head;
      switch (shape) {
        case 'stud':
          return (
            dot([x + 0.6, y + 1], h(0.032), dark, 'fill-opacity=".4"') +
            dot([x, y], h(0.03), colour) +
            dot([x - 1.2, y - 1.2], h(0.01), pale)
          );
        case 'hoop':
          return (
            `<ellipse cx="${px(x)}" cy="${px(y + h(HOOP))}" rx="${px(h(HOOP * 0.84))}" ry="${px(h(HOOP))}" fill="none" stroke="${dark}" stroke-opacity=".35" stroke-width="3.6" transform="translate(1 1.2)"/>` +
            `<ellipse cx="${px(x)}" cy="${px(y + h(HOOP))}" rx="${px(h(HOOP * 0.84))}" ry="${px(h(HOOP))}" fill="none" stroke="${colour}" stroke-width="3.4"/>` +
            stroke(
              `M${px(x - h(HOOP * 0.8))} ${px(y + h(HOOP * 0.8))}Q${px(x - h(HOOP * 0.8))} ${px(y + h(HOOP * 1.5))} ${px(x - h(HOOP * 0.3))} ${px(y + h(HOOP * 1.86))}`,
              pale,
              1.2,
            )
          );
        case 'drop':
          return (
            dot([x, y], h(0.02), colour) +
            stroke(`M${px(x)} ${px(y)}L${px(x)} ${px(y + h(0.09))}`, colour, 1.8) +
            `<path d="M${px(x)} ${px(y + h(0.07))}C${px(x + h(0.02))} ${px(y + h(0.12))} ${px(x + h(0.042))} ${px(y + h(0.15))} ${px(x + h(0.04))} ${px(y + h(0.19))}A${px(h(0.04))} ${px(h(0.04))} 0 1 1 ${px(x - h(0.04))} ${px(y + h(0.19))}C${px(x - h(0.042))} ${px(y + h(0.15))} ${px(x - h(0.02))} ${px(y + h(0.12))} ${px(x)} ${px(y + h(0.07))}Z" fill="${colour}" stroke="${dark}" stroke-opacity=".45" stroke-width="1"/>` +
            dot([x - h(0.014), y + h(0.18)], h(0.01), pale)
          );
      }
    })
    .join('');
}
