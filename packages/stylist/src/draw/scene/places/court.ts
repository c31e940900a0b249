import { toHex } from '#colour/convert.ts';
import { lightOf, shadowOf, tone } from '#colour/tones.ts';
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX } from '#draw/kit/svg-document.ts';
import { fill, group, stroke } from '#draw/kit/svg-element.ts';
import { backdrop, circle, DOWN, line, linear, rect } from '../paint.ts';
import { besideHead, type SceneContext, type ScenePainting } from '../scene-painting.ts';

const FAR_EDGE = 760;
const FENCE_HEIGHT = 170;
const POSTS_X = [110, 430, 750] as const;

function fence({ palette }: SceneContext): string {
  const { motif } = palette;
  const top = FAR_EDGE - FENCE_HEIGHT;
  const wire = toHex(lightOf(motif, 0.9));
  let mesh = '';
  for (let x = -20; x < 980; x += 16) {
    mesh += line(`M${x} ${top}L${x + 60} ${FAR_EDGE}M${x + 60} ${top}L${x} ${FAR_EDGE}`, wire, 1.4, 0.2);
  }
  const posts = POSTS_X.map((x) => rect([x, FAR_EDGE - 190, 9, 200], toHex(shadowOf(motif, 1.1))));
  return (
    rect([0, top, CANVAS_WIDTH_PX, FENCE_HEIGHT], toHex(motif)) +
    mesh +
    posts.join('') +
    rect([0, FAR_EDGE - 178, CANVAS_WIDTH_PX, 10], toHex(shadowOf(motif, 0.9)))
  );
}

/** The net across the court, tied down in the middle. */
function net(): string {
  const top = FAR_EDGE + 40;
  let mesh = '';
  for (let x = 4; x < CANVAS_WIDTH_PX; x += 15) mesh += `M${x} ${top}v92`;
  for (let y = top + 14; y < top + 92; y += 15) mesh += `M0 ${y}H960`;
  return (
    line(mesh, '#20302c', 1.6, 0.5) +
    rect([0, top - 9, CANVAS_WIDTH_PX, 15], '#fdfaf2') +
    rect([468, top, 15, 92], '#fdfaf2')
  );
}

/** A tennis court under a hard sun. */
export function court(context: SceneContext): ScenePainting {
  const { document, palette, variant } = context;
  const { wall, accent } = palette;
  const flip = variant === 1 ? `transform="matrix(-1 0 0 1 ${CANVAS_WIDTH_PX} 0)"` : '';
  const sky = linear(document, tone(wall, 0.04), tone(wall, -0.03), DOWN);
  const clay = linear(document, tone(accent, -0.03), tone(accent, 0.03), DOWN);
  const baseline = FAR_EDGE + 60;
  const field = `M-40 ${CANVAS_HEIGHT_PX}L300 ${baseline}H900L1220 ${CANVAS_HEIGHT_PX}`;
  const lines = `${field}M600 ${baseline}L560 ${CANVAS_HEIGHT_PX}M170 ${FAR_EDGE + 212}H1050`;
  return {
    back:
      rect([0, 0, CANVAS_WIDTH_PX, FAR_EDGE], sky) +
      circle(besideHead(context, variant === 0 ? 740 : 220, 300), 300, 130, toHex(palette.glow)) +
      fence(context) +
      backdrop(clay, FAR_EDGE) +
      group(
        fill(`${field}Z`, toHex(palette.floor)) + stroke(lines, '#fdfaf2', 9, 'stroke-opacity=".92"'),
        flip,
      ) +
      (variant === 2 ? net() : ''),
    front: '',
    horizonPx: FAR_EDGE,
    shadow: { opacity: 0.34, blur: 2.6, slant: 0.66, flatten: 0.33, where: 'outdoors' },
  };
}
