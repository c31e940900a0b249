import type { Presentation } from '../outfit.ts';
import type { Cut } from './cut.ts';
import type { Garment } from './garment.ts';

type LastName = Extract<Cut, { type: 'shoe' }>['last'];
type BagShape = Extract<Cut, { type: 'bag' }>['shape'];
type HatShape = Extract<Cut, { type: 'hat' }>['shape'];
type TrousersFit = Extract<Cut, { type: 'trousers' }>['fit'];

/** Cut alike for everyone; all else of its kind is cut for a feminine figure. */
const SHARED_LASTS: ReadonlySet<LastName> = new Set<LastName>([
  ...(['sneaker', 'loafer', 'oxford', 'chelsea', 'runner', 'slide', 'high-top'] as const),
  ...(['hiking-boot', 'snow-boot', 'wellington'] as const),
]);
const SHARED_BAGS: ReadonlySet<BagShape> = new Set<BagShape>([
  ...(['backpack', 'duffel', 'umbrella'] as const),
]);
const SHARED_HATS: ReadonlySet<HatShape> = new Set<HatShape>(['beanie', 'cap', 'bucket', 'fedora']);
const SHARED_FITS: ReadonlySet<TrousersFit> = new Set<TrousersFit>([
  ...(['wide', 'straight', 'slim', 'jogger', 'short', 'bermuda', 'taper'] as const),
]);

/** Pieces whose cut alone does not tell that they are made for a feminine figure. */
const FEMININE_PIECES: ReadonlySet<string> = new Set([
  ...['mom-jeans', 'denim-shorts', 'cigarette-trousers', 'satin-blouse', 'shell-top', 'jersey-top'],
  ...['boucle-jacket', 'evening-bolero', 'opera-coat', 'evening-coat', 'satin-robe-coat', 'velvet-coat'],
  ...['teddy-coat', 'wrap-coat', 'long-cardigan', 'metallic-slingbacks'],
]);
/** Pieces that men wear as well, though their kind is a feminine one. */
const SHARED_PIECES: ReadonlySet<string> = new Set([
  'kilt',
  'messenger-bag',
  'boiler-suit',
  'ski-suit',
  'leather-belt',
  'silk-scarf',
  'chain-necklace',
  'tote',
  'watch',
  'flared-evening-trousers',
]);

function isSharedCut(cut: Cut): boolean {
  switch (cut.type) {
    case 'tee':
      return cut.neck !== 'scoop' && cut.length !== 'cropped';
    case 'tank':
      return cut.neck === 'scoop' && !cut.cropped;
    case 'shirt':
      return cut.collar !== 'bow' && cut.sleeve !== 'balloon';
    case 'knit':
      return cut.length !== 'cropped' && cut.sleeve !== 'short';
    case 'hoodie':
      return cut.length !== 'cropped';
    case 'trousers':
      return SHARED_FITS.has(cut.fit);
    case 'shoe':
      return SHARED_LASTS.has(cut.last);
    case 'bag':
      return SHARED_BAGS.has(cut.shape);
    case 'hat':
      return SHARED_HATS.has(cut.shape);
    case 'scarf':
      return cut.length === 'long' || cut.length === 'snood';
    case 'gloves':
      return cut.length !== 'opera';
    case 'jacket':
    case 'puffer':
    case 'glasses':
    case 'socks':
      return true;
    default:
      return false;
  }
}

/** Pieces cut for a man, or that in the evening go with a suit and with no gown. */
const MASCULINE_PIECES: ReadonlySet<string> = new Set([
  ...[
    'silk-tie',
    'bow-tie',
    'dress-shirt',
    'kurta',
    'patent-shoes',
    'patent-loafers',
    'dress-shoes',
    'sleek-chelsea-boots',
  ],
]);

/** Whether a garment is made for a figure: masculine and neutral ones wear what is cut alike for everyone. */
export function isMadeFor({ id, cut }: Garment, presentation: Presentation = 'feminine'): boolean {
  if (presentation === 'feminine') return !MASCULINE_PIECES.has(id);
  if (SHARED_PIECES.has(id) || MASCULINE_PIECES.has(id)) return true;
  return !FEMININE_PIECES.has(id) && isSharedCut(cut);
}
