import type { FigureSpec, HairStyle } from '../../outfit.ts';
import type { DrawContext } from '../context.ts';
import type { DressedItem } from '../garments/dressed-item.ts';
import { drawEars, drawFace } from './face.ts';
import { drawHair, type HeadLayers } from './hair/draw-hair.ts';
import { drawHat } from './hats/index.ts';
import { drawHeadscarf } from './headscarf.ts';
import { drawSunglasses } from './sunglasses.ts';

/** How hair that stands up is worn under a hat. */
const UNDER_A_HAT: Readonly<Partial<Record<HairStyle, HairStyle>>> = { topknot: 'bun', afro: 'curls' };

/** The head as SVG: `front` holds ears, face, glasses and the hair round the face. */
interface HeadDrawing extends HeadLayers {
  readonly hat: string;
}

/** Everything on and of the head; a headscarf takes the place of hair, ears and hat. */
export function drawHead(
  context: DrawContext,
  figure: FigureSpec,
  items: readonly DressedItem[],
): HeadDrawing {
  const glasses = items.flatMap(({ cut, cloth }) =>
    cut.type === 'glasses' ? [drawSunglasses(context, cloth)] : [],
  );
  if (figure.headscarf) {
    const scarf = drawHeadscarf(context, figure.headscarf);
    return { ...scarf, front: drawFace(context) + glasses.join('') + scarf.front, hat: '' };
  }
  const hats = items.flatMap(({ cut, cloth }) => (cut.type === 'hat' ? [drawHat(context, cut, cloth)] : []));
  const { style } = figure.hair;
  const hair = drawHair(context, hats.length > 0 ? (UNDER_A_HAT[style] ?? style) : style);
  return {
    ...hair,
    front: drawEars(context) + drawFace(context) + glasses.join('') + hair.front,
    hat: hats.join(''),
  };
}
