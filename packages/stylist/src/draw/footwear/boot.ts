import { oklch } from '#colour/convert.ts';
import type { Cloth } from '#garments/cloth.ts';
import { piece } from '../cloth/piece.ts';
import { at } from '../kit/at.ts';
import { brush } from '../kit/brush.ts';
import { path } from '../kit/curve.ts';
import { nodeList } from '../kit/node-list.ts';
import { add, corner, mix } from '../kit/point.ts';
import { rounded } from '../tailoring/light.ts';
import type { BootLast, ShaftCuff } from './boot-last.ts';
import type { FootSpace } from './foot-space.ts';
import { clothOf, drawMarks, drawPart, type Shod } from './last.ts';

const VAMP = {
  front: '.115,.02 .145,.18 .156,.36 .135,.5 .05,.6 -.05,.6 -.13,.5 -.15,.36 -.138,.18 -.11,.02',
  side: '.12,0 .16,.17 .27,.35 .348,.47 .335,.57 .24,.61 .1,.555 -.08,.43 -.148,.33 -.13,.12',
} as const;
const FUR: Cloth = { name: 'fleece', colour: oklch(0.92, 0.025, 80) };

/** Ease of the shaft the vamps were drawn under, and how far down a wider one still widens them. */
const DRAWN_EASE = 0.035;
const WIDENS_TO = 0.42;

function widened(vamp: string, ease: number): string {
  return nodeList(vamp)
    .map(([x, y]) => [x + Math.sign(x) * (ease - DRAWN_EASE) * Math.max(0, 1 - y / WIDENS_TO), y].join())
    .join(' ');
}

function drawCuff(foot: FootSpace, last: BootLast, cuff: ShaftCuff, shod: Shod): string {
  const { context } = foot;
  const limb = context.body.legs[foot.side];
  const ease = (last.ease + cuff.ease) * context.head;
  const way = cuff.height / 2.14;
  const cloth = cuff.paint === 'fur' ? FUR : clothOf(shod, cuff.paint);
  const [top, low] = [last.top - 0.02, last.top + way];
  const outline = path([
    corner(limb.point(top, -1, ease)),
    add(limb.point(top, 0), [0, 0.03 * context.head]),
    corner(limb.point(top, 1, ease)),
    limb.point((top + low) / 2, 1, ease + 3),
    corner(limb.point(low, 1, ease)),
    add(limb.point(low, 0), [0, 0.05 * context.head]),
    corner(limb.point(low, -1, ease)),
    limb.point((top + low) / 2, -1, ease + 3),
  ]);
  return piece(context, outline, cloth, {
    edge: 1.4,
    origin: limb.at(top),
    ...rounded(limb.point(top, -1.2, ease), limb.point(top, 1.2, ease), 0.2, 0.3),
  });
}

function shaftShade(foot: FootSpace, top: number): string {
  const limb = foot.context.body.legs[foot.side];
  const d = foot.direction;
  return path([
    limb.point(top, 0.35),
    limb.point(1.6 > top ? 1.6 : 1.92, 0.4),
    limb.point(2, 0.3),
    foot.at(d * 0.06, 0.3),
    foot.at(d * 0.05, 0.7),
    foot.at(d * 0.5, 0.7),
    limb.point(2, 3),
    limb.point(top, 2.4),
  ]);
}

/** Any boot: its soles, the shaft and foot in one, what is laid over them, and the cuff. */
export function drawBoot(foot: FootSpace, last: BootLast, cloth: Cloth): string {
  const { context, direction, view } = foot;
  const { head } = context;
  const shod: Shod = { foot, cloth, last: last.sole === undefined ? {} : { sole: last.sole } };
  const limb = context.body.legs[foot.side];
  const { top } = last;
  const ease = last.ease * head;
  const left = limb.side(-1, top, 2, ease, 8);
  const right = limb.side(1, top, 2, ease, 8);
  const topLeft = at(left, 0);
  const topRight = at(right, 0);
  const vamp = foot.nodes(widened(VAMP[view], last.ease));
  const outline = path([
    corner(topLeft),
    add(mix(topLeft, topRight, 0.5), [0, 0.02 * head]),
    corner(topRight),
    ...right.slice(1, -1),
    ...(direction > 0 ? vamp : vamp.reverse()),
    ...left.slice(1, -1).reverse(),
  ]);
  const creases =
    last.creases === 'soft'
      ? [
          foot.brush('-.11,.04 0,.075 .08,.03', 0.03),
          foot.brush('.11,.12 .03,.155 -.06,.12', 0.026),
          foot.brush('-.1,-.06 -.02,-.03 .04,-.05', 0.022),
        ]
      : [];
  const tall = top < 1.5;
  const shaftFolds = tall
    ? [
        brush([limb.point(1.86, -1), limb.point(1.89, 0), limb.point(1.86, 1)], 0.03 * head),
        brush([limb.point(1.28, -1), limb.point(1.3, 0.2)], 0.025 * head, 'out'),
      ]
    : [];
  const shaftLight = tall
    ? brush(
        [limb.point(top + 0.08, -0.5), limb.point(1.5, -0.5), limb.point(1.8, -0.4)],
        (last.gloss ? 0.07 : 0.045) * head,
      )
    : brush([limb.point(top + 0.04, -0.6), limb.point(2, -0.5)], 0.03 * head);
  const topEdge = path(
    [limb.point(top + 0.02, -1, ease), limb.point(top + 0.035, 0), limb.point(top + 0.02, 1, ease)],
    false,
  );
  const body = { paint: 'upper' as const, nodes: VAMP[view], marks: last.marks[view] };
  const marks = drawMarks(shod, body);
  return [
    ...last.under[view].map((part) => drawPart(shod, part)),
    piece(context, outline, cloth, {
      edge: 1.6,
      origin: limb.at(top),
      ...rounded(limb.point(1.9, -1.3, ease), limb.point(1.9, 1.3, ease), 0.12, 0.24),
      shade: [shaftShade(foot, top)],
      shadeOpacity: 0.22,
      folds: [...creases, ...shaftFolds],
      highlights: [shaftLight],
      seams: marks.seams,
      seamWidth: 1.3,
      stitches: last.cuff ? marks.stitches : [topEdge, ...marks.stitches],
      extra: marks.drawn,
    }),
    ...(last.over?.[view] ?? []).map((part) => drawPart(shod, part)),
    last.cuff ? drawCuff(foot, last, last.cuff, shod) : '',
  ].join('');
}
