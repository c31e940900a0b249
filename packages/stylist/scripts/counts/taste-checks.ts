import type { Slot } from '../../src/garments/garment.ts';
import type { Brief } from '../../src/rules/brief.ts';
import { typicalCelsius } from '../../src/rules/clo.ts';
import type { OutfitReading } from '../../src/rules/outfit-reading.ts';

const INDOORS = /^(office|night|salon|disco|studio|cafe|lodge|library|loft|gallery|wine-bar|foyer|gym)$/;
const SNOW = /^(snow|fair)$/;
const OPEN = /sandals|mules|slingbacks|espadrilles|slides/;
const RAINWEAR =
  /trench|mac$|parka|puffer|windbreaker|running-jacket|coach-jacket|bomber|quilted-jacket|field-jacket|rain/;
const DAY_SHOES =
  /oxfords|loafers|sneakers|trainers|(?<!velvet-|dress-)boots$|plimsolls|high-tops|espadrilles|slides|^sandals/;
const LEATHER_SHOES = /oxfords|loafers|mary-janes|boots$|pumps|brogues|flats/;
const WARM_CLOTH = /^(wool|knit|cable|corduroy|velvet|tweed|fleece|tartan|herringbone|quilted)$/;

interface Seen {
  readonly reading: OutfitReading;
  readonly brief: Brief;
  readonly id: (slot: Slot) => string;
  readonly wears: (pattern: RegExp) => boolean;
  readonly cloth: (slot: Slot) => string;
  readonly isOutdoors: boolean;
  /** What the clothes say the air is, in °C; for a cold brief never milder than it asks. */
  readonly celsius: number;
}

const shortLegs = ({ reading }: Seen) =>
  reading.main.some(({ garment: { cut } }) => {
    if (cut.type === 'skirt' || cut.type === 'dress') return cut.hem < 8;
    return 'fit' in cut && ['culotte', 'short', 'bermuda', 'bike'].includes(cut.fit);
  });
const bareLegs = (seen: Seen) =>
  shortLegs(seen) && !/tights/.test(seen.id('hosiery')) && !/knee-boots|wellingtons/.test(seen.id('shoes'));
const skirted = ({ reading }: Seen) =>
  reading.main.some(({ garment: { cut } }) => cut.type === 'skirt' || cut.type === 'dress');
const shiny = (seen: Seen) =>
  (['dress', 'bottom'] as const).some((slot) => /satin|sequin/.test(seen.cloth(slot)));
const sleeveless = ({ reading }: Seen) => {
  const base = reading.slot('dress') ?? reading.slot('top');
  const { cut } = base?.garment ?? { cut: undefined };
  return (
    cut !== undefined &&
    (cut.type === 'tank' ||
      cut.type === 'camisole' ||
      ('sleeve' in cut && /none|short|flutter/.test(String(cut.sleeve))))
  );
};
const isForCold = ({ brief }: Seen) => brief.clo.target >= 0.95;

/** What a stylist would take off again; none of these asks a gate of the rules. */
export const TASTE_CHECKS: Readonly<Record<string, (seen: Seen) => boolean>> = {
  'bare shins outdoors below 12 °C': (s) => s.isOutdoors && s.celsius < 12 && bareLegs(s),
  'bare legs for a cold brief': (s) => isForCold(s) && bareLegs(s),
  'bare arms under an open coat, cold brief outdoors': (s) =>
    isForCold(s) && s.isOutdoors && sleeveless(s) && !closedCoat(s),
  'open shoes outdoors below 15 °C': (s) => s.isOutdoors && s.celsius < 15 && OPEN.test(s.id('shoes')),
  'snow without a winter coat': (s) =>
    SNOW.test(s.reading.spec.scene.name) &&
    (s.reading.slot('coat')?.garment.clo ?? 0) < 0.5 &&
    !s.wears(/ski-suit/),
  'snow says more than 5 °C': (s) => SNOW.test(s.reading.spec.scene.name) && s.celsius > 5,
  'rain without a shell': (s) => s.reading.spec.scene.name === 'rain' && !s.wears(RAINWEAR),
  'rain without an umbrella or a hood': (s) =>
    s.reading.spec.scene.name === 'rain' && !s.wears(/umbrella|mac$|parka|windbreaker/),
  'coat indoors': (s) => !s.isOutdoors && s.reading.slot('coat') !== undefined,
  'gloves, beanie or wool scarf indoors': (s) =>
    !s.isOutdoors && s.wears(/^(leather-gloves|beanie|long-scarf|snood|shawl)$/),
  'beanie, wool scarf or gloves from 15 °C': (s) =>
    s.isOutdoors && s.celsius >= 15 && s.wears(/^(leather-gloves|beanie|long-scarf|snood|shawl)$/),
  'wool, knit or velvet from 22 °C': (s) =>
    s.isOutdoors &&
    s.celsius >= 22 &&
    s.reading.main.some(
      ({ item, garment }) => WARM_CLOTH.test(item.cloth.name) && !/short-sleeved|vest/.test(garment.id),
    ),
  'not for work': (s) =>
    s.brief.id === 'work' &&
    (s.wears(/bustier|biker|bomber|shorts|backpack|slip-dress|gown|camisole|evening-sandals/) ||
      s.reading.main.some(({ item }) => /leopard|sequin/.test(item.cloth.name)) ||
      s.reading.main.some(
        ({ garment: { cut } }) => 'hem' in cut && /skirt|dress/.test(cut.type) && cut.hem < 5.5,
      )),
  'wellingtons or snow boots indoors': (s) => !s.isOutdoors && s.wears(/wellingtons|snow-boots|hiking-boots/),
  'snow boots without snow': (s) => s.wears(/snow-boots/) && !SNOW.test(s.reading.spec.scene.name),
  'backpack dressed up': (s) => s.wears(/backpack/) && s.reading.formality >= 3.3,
  'backpack or bangle on a cape': (s) => s.wears(/^cape$/) && s.wears(/backpack|bangles|watch|cuff/),
  'jeans belt on satin': (s) =>
    s.wears(/leather-belt|wide-belt|chain-belt/) &&
    s.reading.main.some(({ item }) => /satin|sequin/.test(item.cloth.name)),
  'day shoes under satin': (s) => shiny(s) && DAY_SHOES.test(s.id('shoes')),
  'side stripes in the evening': (s) =>
    (s.brief.needs === 'shine' || s.reading.formality > 4) &&
    s.reading.main.some(
      ({ garment: { cut, purpose } }) =>
        'sideStripe' in cut && cut.sideStripe === true && purpose !== 'occasion',
    ),
  'socks, leather shoes and a skirt': (s) =>
    /socks/.test(s.id('hosiery')) && LEATHER_SHOES.test(s.id('shoes')) && skirted(s),
  'all large pieces of one lightness': (s) => {
    const large = s.reading.main.map(({ colour }) => colour.l);
    return large.length > 1 && Math.max(...large) - Math.min(...large) < 0.12;
  },
  'bare midriff away from sport': (s) =>
    s.brief.needs !== 'sport' &&
    s.reading.main.some(({ garment: { cut } }) => 'cropped' in cut && cut.cropped === true),
};

function closedCoat({ reading }: Seen): boolean {
  const cut = (reading.slot('coat') ?? reading.slot('layer'))?.garment.cut;
  return (
    cut !== undefined &&
    (cut.type === 'puffer' || cut.type === 'cape' || (cut.type === 'jacket' && cut.open === 0))
  );
}

export function seenIn(reading: OutfitReading, brief: Brief): Seen {
  const at = (slot: Slot) => reading.worn.find(({ garment }) => garment.slot === slot);
  return {
    reading,
    brief,
    id: (slot) => at(slot)?.garment.id ?? '',
    wears: (pattern) => reading.worn.some(({ garment }) => pattern.test(garment.id)),
    cloth: (slot) => at(slot)?.item.cloth.name ?? '',
    isOutdoors: !INDOORS.test(reading.spec.scene.name),
    celsius: typicalCelsius(reading.clo),
  };
}
