import type { FigureSpec, HairStyle } from '#outfit.ts';
import { hairTraits } from '#rules/hair-traits.ts';
import type { DrawContext } from '../context.ts';
import type { DressedItem } from '../cuts/dressed-item.ts';
import { drawEarrings } from '../headwear/earrings.ts';
import { drawEars, drawFace } from './face.ts';
import { drawGlasses } from './glasses.ts';
import { drawHair, type HeadLayers } from './hair/draw-hair.ts';
import { drawHat } from './hats/index.ts';
import { drawHeadscarf } from './headscarf.ts';
import { drawHearingAid } from './hearing-aid.ts';
import { drawSunglasses } from './sunglasses.ts';

/** How hair that stands up is worn under a hat. */
const UNDER_A_HAT: Readonly<Partial<Record<HairStyle, HairStyle>>> = {
  topknot: 'bun',
  afro: 'curls',
  'bantu-knots': 'coily-crop',
};

/** The head as SVG: `front` holds ears, face, glasses and the hair round the face. */
interface HeadDrawing extends HeadLayers {
  readonly hat: string;
}

function drawEyewear(context: DrawContext, { glasses }: FigureSpec, items: readonly DressedItem[]): string {
  const sun = items.flatMap(({ cut, cloth }) =>
    cut.type === 'glasses' ? [drawSunglasses(context, cloth)] : [],
  );
  if (sun.length > 0) return sun.join('');
  return glasses ? drawGlasses(context, glasses) : '';
}

/** Everything on and of the head; a headscarf takes the place of hair and hat, a hijab that of the ears too. */
export function drawHead(
  context: DrawContext,
  figure: FigureSpec,
  items: readonly DressedItem[],
): HeadDrawing {
  const { headscarf, aid } = figure;
  const earrings = items.flatMap(({ cut, cloth }) =>
    cut.type === 'earrings' ? [drawEarrings(context, cut, cloth)] : [],
  );
  const ears = drawEars(context, earrings.length > 0 ? 'bare' : 'ring') + earrings.join('');
  const face = drawFace(context, figure.age) + drawEyewear(context, figure, items);
  const hearing = aid === 'hearing-aid' ? drawHearingAid(context) : '';
  if (headscarf) {
    const scarf = drawHeadscarf(context, headscarf);
    const isWrap = headscarf.drape === 'headwrap';
    return { ...scarf, front: (isWrap ? ears : '') + face + scarf.front + (isWrap ? hearing : ''), hat: '' };
  }
  const hats = items.flatMap(({ cut, cloth }) => (cut.type === 'hat' ? [drawHat(context, cut, cloth)] : []));
  const { style } = figure.hair;
  const hair = drawHair(context, hats.length > 0 ? (UNDER_A_HAT[style] ?? style) : style);
  const shown = hairTraits(style).ears === 'free' ? hearing : '';
  return { ...hair, front: ears + face + hair.front + shown, hat: hats.join('') };
}
