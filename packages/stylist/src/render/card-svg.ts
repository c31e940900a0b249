import sharp from 'sharp';
import { drawOutfit } from '../draw/draw-outfit.ts';
import { drawFormulaCard, type FormulaCard } from '../draw/formula/formula-card.ts';
import type { OutfitSpec } from '../outfit.ts';
import { rasterise } from './rasterise.ts';

/** As wide as a look is seen at most on a card. */
const LOOK_WIDTH_PX = 540;

async function pictureOf(spec: OutfitSpec): Promise<string> {
  const { rgba, widthPx, heightPx } = rasterise(drawOutfit(spec), LOOK_WIDTH_PX);
  const raw = { width: widthPx, height: heightPx, channels: 4 } as const;
  const png = await sharp(rgba, { raw }).removeAlpha().png({ compressionLevel: 1 }).toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** Returns a card as SVG with its looks as pictures, so that no two drawings share an id. */
export async function cardSvg(card: FormulaCard): Promise<string> {
  const pictures: string[] = [];
  for (const spec of card.looks) pictures.push(await pictureOf(spec));
  return drawFormulaCard(card, pictures);
}
