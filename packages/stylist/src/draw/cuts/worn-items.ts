import type { Cloth } from '#garments/cloth.ts';
import type {
  BagCut,
  BeltCut,
  BraceletCut,
  CamisoleCut,
  CapeCut,
  DressCut,
  GlovesCut,
  HoodieCut,
  HosieryCut,
  JacketCut,
  JumpsuitCut,
  KnitCut,
  NecklaceCut,
  PufferCut,
  ScarfCut,
  ShirtCut,
  ShoeCut,
  SkirtCut,
  SocksCut,
  TankCut,
  TeeCut,
  TieCut,
  TrousersCut,
  WrapTopCut,
} from '#garments/cut.ts';
import { isKnittedVest } from '#garments/silhouette.ts';
import type { DressedItem, Worn } from './dressed-item.ts';

export type TopCut = TeeCut | TankCut | CamisoleCut | ShirtCut | KnitCut | HoodieCut | WrapTopCut;
export type OuterCut = JacketCut | PufferCut | CapeCut;
export type BottomCut = TrousersCut | SkirtCut;

/** A garment of one kind in its cloth. */
export interface Item<C> {
  readonly cut: C;
  readonly cloth: Cloth;
  readonly worn: Worn;
}

/** What is worn, by the part it plays in dressing. */
export interface WornItems {
  /** Innermost first; a top worn open comes last. */
  readonly tops: readonly Item<TopCut>[];
  readonly outers: readonly Item<OuterCut>[];
  readonly bottom?: Item<BottomCut>;
  /** A dress or a jumpsuit. */
  readonly dress?: Item<DressCut | JumpsuitCut>;
  readonly shoes?: Item<ShoeCut>;
  readonly bag?: Item<BagCut>;
  readonly scarves: readonly Item<ScarfCut>[];
  readonly tie?: { readonly cut: TieCut; readonly cloth: Cloth };
  readonly necklaces: readonly Item<NecklaceCut>[];
  readonly bracelets: readonly Item<BraceletCut>[];
  /** Threaded through a waistband, in its place. */
  readonly belt?: Cloth;
  /** Closed over everything, or hung on the hips. */
  readonly overBelt?: Item<BeltCut>;
  readonly gloves?: Item<GlovesCut>;
  readonly tights?: Item<HosieryCut>;
  readonly socks?: Item<SocksCut>;
}

type Sorted = { -readonly [K in keyof WornItems]: WornItems[K] } & {
  tops: Item<TopCut>[];
  outers: Item<OuterCut>[];
  scarves: Item<ScarfCut>[];
  necklaces: Item<NecklaceCut>[];
  bracelets: Item<BraceletCut>[];
};

function sortIn(sorted: Sorted, { cut, cloth, worn = 'over' }: DressedItem): void {
  switch (cut.type) {
    case 'tee':
    case 'tank':
    case 'camisole':
    case 'shirt':
    case 'knit':
    case 'hoodie':
    case 'wrap-top':
      sorted.tops.push({ cut, cloth, worn });
      return;
    case 'jacket':
    case 'puffer':
    case 'cape':
      sorted.outers.push({ cut, cloth, worn });
      return;
    case 'trousers':
    case 'skirt':
      sorted.bottom = { cut, cloth, worn };
      return;
    case 'dress':
    case 'jumpsuit':
      sorted.dress = { cut, cloth, worn };
      return;
    case 'shoe':
      sorted.shoes = { cut, cloth, worn };
      return;
    case 'bag':
      sorted.bag = { cut, cloth, worn };
      return;
    case 'scarf':
      sorted.scarves.push({ cut, cloth, worn });
      return;
    case 'tie':
      sorted.tie = { cut, cloth };
      return;
    case 'necklace':
      sorted.necklaces.push({ cut, cloth, worn });
      return;
    case 'bracelet':
      sorted.bracelets.push({ cut, cloth, worn });
      return;
    case 'belt':
      if (cut.width) sorted.overBelt = { cut, cloth, worn };
      else sorted.belt = cloth;
      return;
    case 'gloves':
      sorted.gloves = { cut, cloth, worn };
      return;
    case 'tights':
      sorted.tights = { cut, cloth, worn };
      return;
    case 'socks':
      sorted.socks = { cut, cloth, worn };
      return;
    case 'hat':
    case 'glasses':
    case 'earrings':
      // Worn on the head, and drawn with it.
      return;
  }
}

/** How far out a top is worn: a knitted vest over shirts, what is open over all. */
function layerOf({ cut, worn }: Item<TopCut>): number {
  if (worn === 'open') return 2;
  return isKnittedVest(cut) ? 1 : 0;
}

/** How far the placket of a shirt with a tie is open, in heads. */
const BUTTONED_UP = 0.03;

const buttonedUp = <C extends TopCut>(top: Item<C>): Item<C> =>
  top.cut.type === 'shirt' ? { ...top, cut: { ...top.cut, open: BUTTONED_UP } } : top;

/** Sorts an outfit's items; throws nothing, and keeps the last of what can be worn only once. */
export function sortItems(items: readonly DressedItem[]): WornItems {
  const sorted: Sorted = { tops: [], outers: [], scarves: [], necklaces: [], bracelets: [] };
  for (const item of items) sortIn(sorted, item);
  sorted.tops.sort((a, b) => layerOf(a) - layerOf(b));
  return sorted.tie ? { ...sorted, tops: sorted.tops.map(buttonedUp) } : sorted;
}
