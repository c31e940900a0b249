import { oklch, toHex } from '#colour/convert.ts';
import type { HatCut } from '#garments/cut.ts';
import type { FigureSpec, HairStyle } from '#outfit.ts';
import { hairTraits } from '#rules/hair-traits.ts';
import { hoopMetal } from '#rules/own-hoops.ts';
import type { DrawContext } from '../context.ts';
import type { DressedItem } from '../cuts/dressed-item.ts';
import { drawEarrings, lobesSeen } from '../headwear/earrings.ts';
import { px } from '../kit/px.ts';
import { drawFaceBase, drawFeatures } from './face/draw-face.ts';
import { drawEars, earsOf, lobeOf } from './face/ears.ts';
import { drawFacialHair } from './face/facial-hair.ts';
import { drawGlasses } from './glasses.ts';
import { drawHair, type HeadLayers } from './hair/draw-hair.ts';
import { hatShade } from './hats/hat-shade.ts';
import { drawHat } from './hats/index.ts';
import { type HeadModel, headModel } from './head-model.ts';
import { headSpace } from './head-space.ts';
import { drawHeadscarf } from './headscarf.ts';
import { drawHearingAid } from './hearing-aid.ts';
import { drawSunglasses } from './sunglasses.ts';

/** How hair that stands up or out is worn under a hat. */
const UNDER_A_HAT: Readonly<Partial<Record<HairStyle, HairStyle>>> = {
  topknot: 'bun',
  afro: 'curls',
  'bantu-knots': 'cornrows',
  'coily-crop': 'buzz',
  quiff: 'short-sides',
  'man-bun': 'bun',
};

const METAL = { gold: toHex(oklch(0.8, 0.1, 85)), silver: toHex(oklch(0.84, 0.008, 260)) } as const;
const RING = 0.032;

/** The head as SVG: `front` holds ears, face, glasses and the hair round the face. */
interface HeadDrawing extends HeadLayers {
  readonly hat: string;
}

function drawEyewear(head: HeadModel, { glasses }: FigureSpec, items: readonly DressedItem[]): string {
  const { context, factors } = head;
  const sun = items.flatMap(({ cut, cloth }) =>
    cut.type === 'glasses' ? [drawSunglasses(context, cloth, factors)] : [],
  );
  if (sun.length > 0) return sun.join('');
  return glasses ? drawGlasses(context, glasses, factors) : '';
}

/** The small rings of a feminine figure that wears no earrings of the look: in silver beside silver, else in gold. */
function drawRings({ context, view, masculinity }: HeadModel, items: readonly DressedItem[]): string {
  if (masculinity > 0) return '';
  const metal = METAL[hoopMetal(items.map(({ cut, cloth: { colour } }) => ({ cut, colour })))];
  const place = headSpace(context);
  return earsOf(view)
    .map((ear) => {
      const [x, y] = place(...lobeOf(ear));
      return `<circle cx="${px(x)}" cy="${px(y + RING * context.head)}" r="${px(RING * context.head)}" fill="none" stroke="${metal}" stroke-width="${px(0.021 * context.head)}"/>`;
    })
    .join('');
}

/** Ears with what they wear. */
function drawDressedEars(head: HeadModel, items: readonly DressedItem[]): string {
  const earrings = items.flatMap(({ cut, cloth }) =>
    cut.type === 'earrings' ? [drawEarrings(head.context, cut, cloth, lobesSeen(head.context))] : [],
  );
  return drawEars(head) + (earrings.length > 0 ? earrings.join('') : drawRings(head, items));
}

/** Everything on and of the head; a headscarf takes the place of hair and hat, a hijab that of the ears too. */
export function drawHead(
  context: DrawContext,
  figure: FigureSpec,
  items: readonly DressedItem[],
): HeadDrawing {
  const { headscarf, aid, facialHair } = figure;
  const head = headModel(context, figure);
  const { turn } = head.view;
  const ears = drawDressedEars(head, items);
  const hat = headscarf
    ? undefined
    : items.map(({ cut }) => cut).find((cut): cut is HatCut => cut.type === 'hat');
  const face =
    drawFaceBase(head, hat && hatShade(head, hat.shape)) +
    drawFacialHair(head, facialHair) +
    drawFeatures(head) +
    drawEyewear(head, figure, items);
  const hearing = aid === 'hearing-aid' ? drawHearingAid(context) : '';
  /** From the front and behind the ears lie under the face's edge; turned, the near one lies over it. */
  const withEars = (under: string, over: string) =>
    turn === 'front' || turn === 'back' ? ears + under + over : under + over + ears;
  if (headscarf) {
    const scarf = drawHeadscarf(context, headscarf);
    const isWrap = headscarf.drape === 'headwrap';
    const front = isWrap ? withEars(face, scarf.front) + hearing : face + scarf.front;
    return { ...scarf, front, hat: '' };
  }
  const hats = items.flatMap(({ cut, cloth }) => (cut.type === 'hat' ? [drawHat(context, cut, cloth)] : []));
  const { style } = figure.hair;
  const hair = drawHair(
    context,
    hat ? (UNDER_A_HAT[style] ?? style) : style,
    figure.age,
    hat ? 'hat' : 'air',
  );
  const { ears: shown } = hairTraits(style);
  const isFree = shown === 'free' || hair.showsEar;
  const front = isFree
    ? withEars(face, hair.front)
    : turn === 'front'
      ? ears + face + hair.front
      : face + hair.front;
  return {
    back: hair.back,
    front: front + (shown === 'free' ? hearing : ''),
    over: hair.over,
    hat: hats.join(''),
  };
}
