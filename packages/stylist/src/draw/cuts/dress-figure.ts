import type { TrousersCut } from '#garments/cut.ts';
import { coversWrists } from '#garments/silhouette.ts';
import { carryingSide, drawBag } from '../bags/draw-bag.ts';
import type { DrawContext } from '../context.ts';
import { type ArmDepth, depthOf } from '../figure/arm-depth.ts';
import { isAway } from '../figure/facing.ts';
import type { HandPlace } from '../figure/pose.ts';
import { legOrder, SIDES } from '../figure/side.ts';
import { drawShoes } from '../footwear/draw-shoe.ts';
import { drawSocks, hosieryOn } from '../footwear/hosiery.ts';
import { group } from '../kit/svg-element.ts';
import type { ArmCover, Layers, LegCover } from '../layers.ts';
import { drawBowTie } from '../neck/bow-tie.ts';
import { drawNecklace } from '../neck/necklace.ts';
import { drawNecktie } from '../neck/necktie.ts';
import { drawScarf } from '../neck/scarf.ts';
import { drawBeltGathers, drawChainBelt, drawWideBelt } from './accessories/belts.ts';
import { drawBracelet } from './accessories/bracelets.ts';
import { drawGloves } from './accessories/gloves.ts';
import { backOf } from './back-of.ts';
import { bootsOverHems } from './boots-over-hems.ts';
import { isSecondSkin, trouserEase, trouserEnd } from './bottoms/trouser-fit.ts';
import { type DraftedOutfit, draftOutfit } from './draft-outfit.ts';
import { drawGarments } from './draw-garments.ts';
import type { DressedItem } from './dressed-item.ts';
import { drawNecks, hasLeaves, type Ties } from './necks.ts';
import { drawPocketPatch, type PocketedGarment } from './pocket-patch.ts';
import { shownBelowSkirt } from './shown-below-skirt.ts';
import { drawSleeves, isSleeveless } from './upper-body.ts';
import { sortItems, type WornItems } from './worn-items.ts';

/** How far a belt stands off the body, in heads, by what it is closed over. */
const BELT_EASE = { coat: 0.105, dress: 0.036, waistband: 0.024 } as const;

/** Trousers that end lower than this along the leg fall over shoes. */
const OVER_SHOES = 1.85;
/** What the cloth of a hem takes of its room, in heads. */
const HEM_CLOTH = 0.02;

/** What of a leg goes up under a trouser hem. */
const UNDER_HEM = 0.3;

const trouserFit = ({ bottom, dress }: WornItems): TrousersCut['fit'] | undefined => {
  const trousers = [bottom?.cut, dress?.cut].find((cut) => cut && 'fit' in cut);
  return trousers && 'fit' in trousers ? trousers.fit : undefined;
};

/** Close cloth hides nothing that begins higher above its hem than this. */
const UNDER_CLOSE_HEM = 0.03;

/** Where socks begin to be seen below trousers. */
function socksFrom(worn: WornItems): number {
  const fit = trouserFit(worn);
  if (!fit) return 0;
  return Math.max(0, trouserEnd(fit) - (isSecondSkin(fit) ? UNDER_CLOSE_HEM : UNDER_HEM));
}

/** Where bare legs begin to be seen: skin under cloth would peek out beside it. */
function bareFrom(context: DrawContext, worn: WornItems): number {
  const fit = trouserFit(worn);
  return fit ? Math.max(0, trouserEnd(fit) - UNDER_HEM) : shownBelowSkirt(context, worn);
}

/** Room inside the hem of long trousers for the shoe below, in heads; Infinity where none fall over it. */
function hemRoom(worn: WornItems): number {
  const fit = trouserFit(worn);
  if (!fit || trouserEnd(fit) < OVER_SHOES || bootsOverHems(worn)) return Infinity;
  return Math.max(0, trouserEase(fit)(trouserEnd(fit)) - HEM_CLOTH);
}

function drawFeet(context: DrawContext, worn: WornItems): Pick<Layers, 'legs' | 'shoes' | 'bootsOverHems'> {
  const { shoes, socks } = worn;
  const tights = worn.tights && hosieryOn(context, worn.tights);
  const legs: LegCover = tights
    ? { kind: 'tights', cloth: tights }
    : { kind: 'bare', from: bareFrom(context, worn) };
  const hose = socks
    ? drawSocks(context, socks.cut, socks.cloth, legOrder(context.body.pose), socksFrom(worn))
    : '';
  if (!shoes) return hose ? { legs, shoes: hose } : { legs };
  const foot = socks?.cloth ?? tights;
  const shod = foot ? { ...context, skin: foot.colour } : context;
  const drawn = hose + drawShoes(shod, shoes.cut, shoes.cloth, legOrder(context.body.pose), hemRoom(worn));
  return bootsOverHems(worn) ? { legs, bootsOverHems: drawn } : { legs, shoes: drawn };
}

/** Gloves and bracelets; a long glove is drawn up a bare arm, a bracelet shows on a bare wrist alone. */
function drawOnHands(
  context: DrawContext,
  { gloves, bracelets }: WornItems,
  arms: ArmCover,
  wrists: 'bare' | 'covered',
): Pick<Layers, 'gloves' | 'wrists' | 'wristsBehind' | 'wristsRaised'> {
  const glovesAt = (depth: ArmDepth) => {
    const sides = SIDES.filter((side) => depthOf(context.body, side) === depth);
    return gloves ? drawGloves(context, gloves.cut, gloves.cloth, arms, sides) : '';
  };
  const [behind, raised] = [glovesAt('back'), glovesAt('raised')];
  const drawn = [
    ...(gloves ? [glovesAt('front')] : []),
    ...(wrists === 'bare' ? bracelets : []).map(({ cut, cloth }) => drawBracelet(context, cut, cloth)),
  ];
  return {
    ...(gloves ? { gloves: gloves.cloth } : {}),
    ...(drawn.length > 0 ? { wrists: drawn.join('') } : {}),
    ...(behind ? { wristsBehind: behind } : {}),
    ...(raised ? { wristsRaised: raised } : {}),
  };
}

const FOREARM_FROM = 0.72;
/** Hands that bring the forearm in front of the body; one that hangs stays beside it. */
const IN_FRONT: ReadonlySet<HandPlace> = new Set([
  'hip',
  'pocket',
  'clutch',
  'lapel',
  'cup',
  'umbrella',
  'rest',
  'rim',
]);

/**
 * Under a gilet the sleeves come out of its armholes: shoulders lie under it, forearms over it. A waistcoat is cut to the
 * seam of the sleeve, which lies over it whole.
 */
function sleevesOver(
  { body, document, head }: DrawContext,
  outers: DraftedOutfit['outers'],
  sleeves: NonNullable<Layers['sleeves']>,
): NonNullable<Layers['sleeves']> {
  const isWadded = outers.some(({ item }) => item.cut.type === 'puffer');
  return Object.fromEntries(
    SIDES.flatMap((side) => {
      const sleeve = sleeves[side];
      if (!sleeve || !IN_FRONT.has(body.pose.arms[side].hand)) return [];
      if (!isWadded) return [[side, sleeve]];
      const forearm = body.arms[side].outline(FOREARM_FROM, 2.2, 0.2 * head);
      return [[side, group(sleeve, `clip-path="url(#${document.clip(forearm)})"`)]];
    }),
  );
}

function drawBeltOver(context: DrawContext, { overBelt, outers, dress }: WornItems): string {
  if (!overBelt) return '';
  const ease = outers.length > 0 ? BELT_EASE.coat : dress ? BELT_EASE.dress : BELT_EASE.waistband;
  return overBelt.cut.width === 'chain'
    ? drawChainBelt(context, overBelt.cloth)
    : drawBeltGathers(context, overBelt.cloth, ease) + drawWideBelt(context, overBelt.cloth, ease);
}

function drawPocketPatches(context: DrawContext, pocketed: PocketedGarment | undefined): string {
  if (!pocketed) return '';
  const inPocket = SIDES.filter((side) => context.body.pose.arms[side].hand === 'pocket');
  return inPocket.map((side) => drawPocketPatch(context, side, pocketed)).join('');
}

function tiesOf(context: DrawContext, tie: WornItems['tie']): Ties {
  if (!tie) return {};
  return tie.cut.knot === 'bow'
    ? { bow: drawBowTie(context, tie.cloth) }
    : { long: drawNecktie(context, tie.cloth) };
}

const isBusyWith = ({ body }: DrawContext, hand: HandPlace) =>
  SIDES.some((side) => body.pose.arms[side].hand === hand);

function drawCarried(
  context: DrawContext,
  { bag, outers }: WornItems,
): Pick<Layers, 'bagBehind' | 'bag' | 'umbrella'> {
  if (!bag) return {};
  if (bag.cut.shape === 'umbrella' && isBusyWith(context, 'umbrella')) return { umbrella: bag.cloth };
  const side = carryingSide(context.body);
  const { behind, front, onBody = '' } = drawBag(context, side, bag.cut, bag.cloth);
  // A cape falls over the arms: what is worn under them would be lost beneath it.
  const isCaped = outers.some(({ cut }) => cut.type === 'cape');
  return {
    bagBehind: behind,
    bag: isCaped ? { front: onBody + front, side } : { front, onBody, side },
  };
}

/**
 * Everything worn below the head, drawn in the order it is put on. What nobody can see is not drawn, so that
 * it leaves no ghost in the cast shadow. Hats and glasses belong to the head.
 */
export function dressFigure(context: DrawContext, items: readonly DressedItem[]): Layers {
  const sorted = sortItems(isAway(context.body) ? items.flatMap(backOf) : items);
  const carried = isBusyWith(context, 'jacket')
    ? sorted.outers.flatMap(({ cut, cloth }) => (cut.type === 'jacket' ? [{ cut, cloth }] : [])).at(-1)
    : undefined;
  const worn = { ...sorted, outers: sorted.outers.filter(({ cut }) => cut !== carried?.cut) };
  const outfit = draftOutfit(context, worn);
  const { tops, outers } = outfit;
  const linings = context.document.silhouettesOf(() => outers.map(({ parts }) => parts.behind?.() ?? ''));
  const hoodBacks = tops.map(({ parts }) => parts.hoodBack?.() ?? '');
  const garments = drawGarments(context, outfit, linings.shapeIds);
  const sleeves = drawSleeves([...tops, ...outers]);
  const capes = outers.map(({ parts }) => parts.over?.() ?? '').join('');
  const wrists = items.some(({ cut }) => coversWrists(cut)) ? 'covered' : 'bare';
  const hands = drawOnHands(context, worn, sleeves.arms, wrists);
  const inCollar = tops.some(hasLeaves);
  const necklaces = worn.necklaces.map(({ cut, cloth }) => drawNecklace(context, cut, cloth, inCollar));
  const necks = drawNecks(outfit, necklaces.join(''), tiesOf(context, worn.tie));
  const scarves = worn.scarves.map(({ cut, cloth }) => drawScarf(context, cut, cloth));
  return {
    ...drawFeet(context, worn),
    ...drawCarried(context, worn),
    ...(carried ? { carried } : {}),
    outerBack: [...linings.result, ...hoodBacks].join(''),
    collarStand: tops.map(({ parts }) => parts.collarStand?.() ?? '').join(''),
    bottoms: garments.bottoms,
    top: garments.tops,
    arms: sleeves.arms,
    sleeves: sleeves.ofTops,
    outer: necks.underOuters + garments.outers + drawBeltOver(context, worn),
    outerSleeves: isSleeveless(outers) ? sleevesOver(context, outers, sleeves.ofTops) : sleeves.ofOuters,
    pocketPatch: drawPocketPatches(context, garments.pocketed) + capes,
    ...hands,
    neck: necks.over,
    overNeck: scarves.join(''),
  };
}
