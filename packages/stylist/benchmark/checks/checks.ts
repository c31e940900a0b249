import { manyHues, redWithGreen, twoLoud } from './colour-checks.ts';
import type { Worn } from './worn.ts';

export interface Check {
  readonly id: string;
  readonly breaks: (worn: Worn) => boolean;
}

const OPEN_SHOES = /^(sandals|evening-sandals|mules|slingbacks|espadrilles|block-sandals|slides)$/;
const DAY_SHOES =
  /^(oxfords|loafers|sneakers|.*trainers|runners|.*-boots|plimsolls|high-tops|espadrilles|slides|sandals|court-shoes|trail-shoes)$/;
const LEATHER_SHOES = /^(loafers|oxfords|mary-janes|pumps|flats|slingbacks|.*-boots)$/;
const NOT_AT_WORK =
  /^(bustier-top|biker-jacket|bomber-jacket|.*-shorts|backpack|slip-dress|.*-gown|camisole|mini-skirt|denim-shorts|playsuit)$/;
const RAINCOATS =
  /^(trench-coat|short-trench|rain-mac|parka|puffer-jacket|long-puffer|windbreaker|running-jacket|coach-jacket|bomber-jacket|biker-jacket|quilted-jacket)$/;
const SPORTSWEAR =
  /^(hoodie|track-top|sports-.*|tennis-.*|running-.*|base-layer|half-zip-fleece|gym-tee|joggers|.*leggings|bike-shorts|.*track-.*|court-.*|yoga-.*|trail-.*|golf-skirt|wrap-skort|windbreaker|coach-jacket|fleece-jacket|polo-dress|unitard|ski-suit|runners)$/;
const WINTER =
  /^(beanie|long-scarf|snood|shawl|leather-gloves|puffer-jacket|long-puffer|teddy-coat|duffle-coat|parka|snow-boots)$/;
const DRESSED_UP =
  /^(.*-gown|slip-dress|bustier-mini-dress|evening-jumpsuit|tuxedo-.*|evening-sandals|evening-pumps|clutch)$/;

const isDressy = ({ clothed, wears }: Worn) =>
  clothed(['dress', 'bottom'], /^(satin|sequin)$/) || wears(/gown|bustier-mini-dress/);

/** What a stylist would send back, told from ids, cloths, colours and places alone: no gate of the product is asked. */
export const CHECKS: readonly Check[] = [
  {
    id: 'bare shins in snow or under a winter coat',
    breaks: (worn) => worn.shinsBare && !worn.indoors && (worn.snow || worn.coat === 'warm'),
  },
  {
    id: 'open shoes in snow or under a winter coat',
    breaks: (worn) => worn.wears(OPEN_SHOES) && !worn.indoors && (worn.snow || worn.coat === 'warm'),
  },
  { id: 'in snow without a coat', breaks: (worn) => worn.snow && worn.coat === 'none' },
  { id: 'in rain without what sheds it', breaks: (worn) => worn.place === 'rain' && !worn.wears(RAINCOATS) },
  { id: 'a winter coat indoors', breaks: (worn) => worn.indoors && worn.coat === 'warm' },
  { id: 'winter things in the heat', breaks: (worn) => worn.hot && worn.wears(WINTER) },
  {
    id: 'snow boots without snow, wellingtons without rain',
    breaks: (worn) =>
      (worn.wears(/^snow-boots$/) && !worn.snow) || (worn.wears(/^wellingtons$/) && worn.indoors),
  },
  {
    id: 'sunglasses or a straw hat indoors',
    breaks: (worn) => worn.indoors && worn.wears(/^(sunglasses|straw-hat)$/),
  },
  { id: 'day shoes under evening clothes', breaks: (worn) => isDressy(worn) && worn.wears(DAY_SHOES) },
  {
    id: 'a jeans belt or backpack with evening clothes',
    breaks: (worn) =>
      (isDressy(worn) || worn.wears(DRESSED_UP)) && worn.wears(/^(leather-belt|wide-belt|backpack)$/),
  },
  {
    id: 'opera gloves away from gowns',
    breaks: (worn) => worn.wears(/^opera-gloves$/) && !worn.wears(/gown|bustier-mini-dress/),
  },
  {
    id: 'a cape or shawl over party sandals',
    breaks: (worn) => worn.wears(/^(cape|shawl)$/) && worn.wears(/^evening-sandals$/),
  },
  {
    id: 'visible socks with a skirt and leather shoes',
    breaks: (worn) => worn.shinsBare && worn.wears(/socks$/) && worn.wears(LEATHER_SHOES),
  },
  {
    id: 'not for work',
    breaks: (worn) =>
      worn.style === 'work' &&
      (worn.wears(NOT_AT_WORK) || worn.clothed(['top', 'bottom', 'dress', 'layer'], /^(sequin|leopard)$/)),
  },
  { id: 'sportswear away from sport', breaks: (worn) => worn.style !== 'Sporty' && worn.wears(SPORTSWEAR) },
  {
    id: 'heels, satin or tailoring for sport',
    breaks: (worn) =>
      worn.style === 'Sporty' &&
      (isDressy(worn) ||
        worn.wears(
          /^(pumps|.*sandals|loafers|oxfords|mary-janes|slingbacks|mules|.*-blazer|.*-coat|clutch)$/,
        )),
  },
  { id: 'more than three hue families', breaks: manyHues },
  { id: 'red with green at full chroma', breaks: redWithGreen },
  { id: 'two loud large pieces', breaks: twoLoud },
];
