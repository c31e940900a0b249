import { WEATHER_TAGS } from '@glow/api';
import { describeOutfit } from '#describe/describe-outfit.ts';
import { findGarment } from '#garments/garments.ts';
import type { OutfitSpec } from '#outfit.ts';
import { checkOutfit } from '#rules/check-outfit.ts';
import { briefOf, type LookRequest } from '../look-request.ts';

const MIN_WORDS = 2;
const MAX_WORDS = 5;

function* grammarFaults(spec: OutfitSpec): Generator<string> {
  const slots = spec.items.map(({ garment }) => findGarment(garment).slot);
  if (new Set(slots).size !== slots.length) yield 'two items in one slot';
  if (!slots.includes('shoes')) yield 'no shoes';
  const separates = slots.includes('top') && slots.includes('bottom');
  if (separates === slots.includes('dress')) yield 'neither a dress nor a top and a bottom, or both';
}

function* tagFaults(spec: OutfitSpec): Generator<string> {
  const { clo, tags } = describeOutfit(spec);
  const weather = WEATHER_TAGS.filter((tag) => tags.includes(tag));
  const tagged = `tagged ${weather.join()} at ${clo} clo`;
  if (weather.length === 0) yield tagged;
  if (clo >= 0.85 && weather.includes('hot')) yield tagged;
  if (clo <= 0.7 && weather.length > 1) yield tagged;
  const dark = spec.items.some(({ garment }) => garment === 'tights' || findGarment(garment).slot === 'coat');
  if (dark && weather.includes('hot')) yield `${tagged} in tights or a coat`;
  if (!tags.includes(spec.figure.bodyShape)) yield 'not tagged with its body shape';
}

const INDOORS = new Set([
  ...['office', 'night', 'salon', 'disco', 'studio', 'cafe', 'lodge', 'library', 'loft'],
  ...['gallery', 'wine-bar', 'foyer', 'gym'],
]);
const SNOWY = new Set(['snow', 'fair']);
const DAY_SHOES =
  /^(oxfords|loafers|sneakers|.*trainers|(?!velvet|dress).*-boots|plimsolls|high-tops|espadrilles|slides|sandals)$/;
const NOT_AT_WORK =
  /^(bustier-top|biker-jacket|bomber-jacket|.*-shorts|backpack|slip-dress|.*-gown|camisole)$/;
const OPEN_SHOES = /^(sandals|evening-sandals|mules|slingbacks|espadrilles|block-sandals|slides)$/;
const RAINCOATS =
  /^(trench-coat|short-trench|rain-mac|parka|puffer-jacket|long-puffer|windbreaker|field-jacket|running-jacket|coach-jacket|bomber-jacket|quilted-jacket)$/;

/** What a stylist would take off again, told from ids, cloths and places alone. */
function* tasteFaults({ items, scene }: OutfitSpec, request: LookRequest): Generator<string> {
  const ids = items.map(({ garment }) => garment);
  const wears = (pattern: RegExp) => ids.find((id) => pattern.test(id));
  const clothed = (slots: readonly string[], cloth: RegExp) =>
    items.some((item) => slots.includes(findGarment(item.garment).slot) && cloth.test(item.cloth.name));
  const dressy = clothed(['dress', 'bottom'], /^(satin|sequin)$/);
  if (dressy && wears(DAY_SHOES)) yield `${wears(DAY_SHOES)} under satin`;
  if (dressy && wears(/^(leather-belt|wide-belt|backpack)$/)) yield 'a jeans belt or a backpack with satin';
  if (wears(/^cape$/) && wears(/^evening-sandals$/)) yield 'a wool cape over party sandals';
  if (wears(/^wellingtons$/) && INDOORS.has(scene.name)) yield 'wellingtons indoors';
  if (wears(/^snow-boots$/) && !SNOWY.has(scene.name)) yield 'snow boots without snow';
  if ('vibe' in request && request.vibe === 'work') {
    if (wears(NOT_AT_WORK)) yield `${wears(NOT_AT_WORK)} at work`;
    if (clothed(['top', 'bottom', 'dress', 'layer'], /^(sequin|leopard)$/))
      yield 'sequins or leopard at work';
  }
  const coat = items.find(({ garment }) => findGarment(garment).slot === 'coat');
  if (coat && INDOORS.has(scene.name)) yield `${coat.garment} indoors`;
  if (scene.name === 'rain' && !wears(RAINCOATS)) yield 'nothing that sheds the rain';
  const warm = coat !== undefined && findGarment(coat.garment).clo >= 0.5;
  const tights = wears(/^(tights|sheer-tights)$/);
  const shins = items.some(({ garment }) => {
    const { cut } = findGarment(garment);
    if (cut.type === 'skirt' || cut.type === 'dress') return cut.hem < 8;
    return cut.type === 'trousers' && ['culotte', 'short', 'bermuda', 'bike'].includes(cut.fit);
  });
  if (warm && shins && !tights) yield 'bare shins under a winter coat';
  if ((warm || SNOWY.has(scene.name)) && wears(OPEN_SHOES)) yield `${wears(OPEN_SHOES)} in the cold`;
}

/** Yields what is wrong with a look, worked out from wardrobe, clo and gates alone; empty for a sound one. */
export function* lookFaults(spec: OutfitSpec, request: LookRequest): Generator<string> {
  yield* grammarFaults(spec);
  yield* tagFaults(spec);
  yield* tasteFaults(spec, request);
  const check = checkOutfit(spec, briefOf(request));
  if (check.state === 'failed') yield* check.violations.map(({ gate, sentence }) => `${gate}: ${sentence}`);
  const words = spec.name.split(/\s+/).length;
  if (words < MIN_WORDS || words > MAX_WORDS) yield `a name of ${words} words`;
  if ('bodyShape' in request && spec.figure.bodyShape !== request.bodyShape) yield 'another body shape';
}
