import { toHex } from '#colour/convert.ts';
import { lightOf, shadowOf } from '#colour/tones.ts';
import { SvgDocument } from '#draw/kit/svg-document.ts';
import { group } from '#draw/kit/svg-element.ts';
import { flatContext } from '../flat/flat-body.ts';
import { drawFlatItem } from '../flat/flat-item.ts';
import { eucalyptus, GROUNDS, slantedGround, TWIG_BOX, windowLight } from '../flat/ground.ts';
import { itemBox, type LaidItem, layDown, layItem, layingTransform } from '../flat/lay-flat.ts';
import { PIECES } from '../illustrated-wardrobe.ts';
import { FEATURE_SIZE } from './feature-size.ts';

const LAID: readonly LaidItem[] = [
  { item: PIECES.sandTrousers, belt: PIECES.tanLoafers.cloth, x: 1034, y: 446, turn: 4, size: 0.96 },
  { item: PIECES.breton, x: 250, y: 330, turn: -6, size: 1.2 },
  { item: PIECES.tanTote, x: 160, y: 650, turn: -5, size: 1.3 },
  { item: PIECES.tanLoafers, x: 385, y: 740, turn: 7, size: 1.7 },
  { item: PIECES.sunglasses, x: 800, y: 800, turn: -10, size: 1.8 },
];
const MISSING: LaidItem = { item: PIECES.navyBlazer, x: 628, y: 420, turn: -3, size: 1.28 };
const STITCH_PX = 5;

/**
 * The place of an item that is not there: its outline in running stitch. The strokes of its parts are covered by
 * their fills, so that only the outer edge is left.
 */
function drawEmptyPlace(document: SvgDocument, { item, ...place }: LaidItem): string {
  const { shapeIds } = document.silhouettesOf(() => drawFlatItem(flatContext(document), item));
  const parts = [...new Set(shapeIds)];
  const [first, second] = GROUNDS.stone;
  const thread = toHex(shadowOf(second, 2.6));
  const use = (attributes: string) => parts.map((id) => `<use href="#${id}" ${attributes}/>`).join('');
  const stitched = use(
    `fill="none" stroke="${thread}" stroke-width="${STITCH_PX * 2}" stroke-linecap="butt" stroke-dasharray="15 10"`,
  );
  const ground = use(`fill="${toHex(lightOf(first, 0.55))}"`);
  return group(stitched + ground, `transform="${layingTransform(itemBox(item), place)}"`);
}

/** Landing block 5: an outfit with the one piece it lacks left empty. */
export function drawMissingPiece(): string {
  const document = new SvgDocument();
  const { width, height } = FEATURE_SIZE;
  const empty = drawEmptyPlace(document, MISSING);
  const items = LAID.map((laid) => layItem(document, laid)).join('');
  const twig = layDown(document, eucalyptus(-1.15), { x: 560, y: 960, turn: 0, size: 1 }, TWIG_BOX);
  const body = [slantedGround('stone', FEATURE_SIZE), empty, items, twig, windowLight(document)].join('');
  return document.toSvg(body, width, height);
}
