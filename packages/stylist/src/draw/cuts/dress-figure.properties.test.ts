import { BODY_SHAPES } from '@glow/api';
import { describe, expect, it } from 'vitest';
import { oklch, toHex } from '#colour/convert.ts';
import { darkOf } from '#colour/tones.ts';
import type { Cut } from '#garments/cut.ts';
import { POSES } from '#outfit.ts';
import { dressFigure } from './dress-figure.ts';
import type { DressedItem } from './dressed-item.ts';
import { BLAZER, dressed, EVERY_ITEM, WOOL } from './testing/every-item.ts';
import { faultsOf } from './testing/faults-of.ts';
import { drawnIn, standingContext } from './testing/standing-context.ts';

/** One test draws the whole wardrobe, on a machine that may be busy. */
const WARDROBE_TIMEOUT_MS = 30_000;

const TEE: Cut = { type: 'tee', neck: 'crew', sleeve: 'short' };
const KNIT: Cut = { type: 'knit', neck: 'crew', gauge: 'fine', length: 'regular' };
const TROUSERS: Cut = { type: 'trousers', fit: 'slim', construction: 'jean' };
const DRESS: Cut = {
  type: 'dress',
  bodice: 'wrap',
  sleeve: 'short',
  skirt: 'a-line',
  hem: 6.5,
  waist: 'bow',
};

const dress = (items: readonly DressedItem[], context = standingContext()) => ({
  layers: dressFigure(context, items),
  silhouettes: new Set(context.document.silhouettes),
  context,
});

describe('dressFigure', () => {
  // The garments of the wardrobe in further poses: wardrobe.properties.test.ts.
  it.each(BODY_SHAPES)(
    'draws every cut on a %s, the poses taking turns, with whole numbers and nothing missing',
    (bodyShape) => {
      for (const [index, item] of EVERY_ITEM.entries()) {
        const context = standingContext(bodyShape, POSES[index % POSES.length]);
        const svg = context.document.toSvg(drawnIn(dressFigure(context, [item])));
        expect(faultsOf(svg), JSON.stringify(item.cut)).toEqual([]);
      }
    },
    WARDROBE_TIMEOUT_MS,
  );

  it.each(EVERY_ITEM.map((item) => [JSON.stringify(item.cut), item.worn, item] as const))(
    'draws something for %s worn %s',
    (_, __, item) => {
      const bare = drawnIn(dress([]).layers);
      const isOnTheHead = ['hat', 'glasses', 'earrings'].includes(item.cut.type);
      const needsTrousers = item.cut.type === 'belt' && !item.cut.width ? [dressed(TROUSERS)] : [];
      const without = needsTrousers.length > 0 ? drawnIn(dress(needsTrousers).layers) : bare;
      const drawn = drawnIn(dress([...needsTrousers, item]).layers);
      expect(drawn === without).toBe(isOnTheHead);
    },
  );

  it('shows the shoulders of a top round the armholes of a waistcoat on a turned body', () => {
    const items = [dressed(KNIT, 'tucked'), dressed(TROUSERS)];
    const over = (sleeve?: 'none') =>
      dress(
        [...items, dressed({ ...BLAZER, ...(sleeve ? { sleeve } : {}) })],
        standingContext('Round', 'turned'),
      );
    expect(over().layers.top).toMatch(/^<g clip-path/);
    expect(over('none').layers.top).not.toMatch(/^<g clip-path/);
  });

  it('shows a dress below the jacket all along a hem that slopes', () => {
    const context = standingContext('Pear', 'lean');
    const { layers } = dress([dressed(DRESS), dressed({ ...BLAZER, open: 0 })], context);
    const [, clip] = /^<g clip-path="url\(#(\w+)\)"/.exec(layers.top ?? '') ?? [];
    const svg = context.document.toSvg('');
    const [, shown = ''] = new RegExp(`<clipPath id="${clip}">(.*?)</clipPath>`).exec(svg) ?? [];
    const below = [...shown.matchAll(/#(\w+)/g)].at(-1)?.[1];
    const [, left, right] = new RegExp(`id="${below}" d="M\\S+ (\\S+?)L\\S+ (\\S+?)L`).exec(svg) ?? [];
    const [high = 0, low = 0] = [-8, 8].map((x) => context.body.drape(4, x)[1]);
    expect((Number(right) - Number(left)) / (low - high)).toBeCloseTo(1, 0);
  });

  it('leaves no silhouette of a top beside the jacket that covers it', () => {
    const context = standingContext('Round', 'turned');
    const over = [dressed(TROUSERS), dressed({ ...BLAZER, open: 0.2 })];
    const under = dressed({ type: 'tee', neck: 'crew', sleeve: 'short', ease: 'loose' });
    expect(dress([...over, under], context).silhouettes.size).toBe(
      dress(over, standingContext('Round', 'turned')).silhouettes.size,
    );
  });

  it('lays sleeves over a waistcoat whole, and over a gilet from the elbow down', () => {
    const sleeveUnder = (outer: Cut) =>
      dress([dressed(KNIT, 'tucked'), dressed(TROUSERS), dressed(outer)], standingContext('Round', 'pockets'))
        .layers.outerSleeves?.left;
    expect(sleeveUnder({ ...BLAZER, sleeve: 'none' })).not.toMatch(/^<g clip-path/);
    expect(sleeveUnder({ type: 'puffer', hem: 3.6, sleeveless: true })).toMatch(/^<g clip-path/);
  });

  it('draws the same twice', () => {
    const items = [dressed(TEE, 'tucked'), dressed(TROUSERS), dressed(BLAZER)];
    expect(dress(items).layers).toEqual(dress(items).layers);
  });

  it.each([TEE, KNIT, { type: 'shirt', open: 0.3, sleeve: 'long' } as const])(
    'draws a tucked $type otherwise than one that hangs over',
    (cut) => {
      const tucked = dress([dressed(cut, 'tucked'), dressed(TROUSERS)]).layers;
      const over = dress([dressed(cut, 'over'), dressed(TROUSERS)]).layers;
      expect(tucked.top).not.toBe(over.top);
    },
  );

  it('lays the waistband over a tucked top and under one that hangs over', () => {
    const trousers = dressed({ type: 'trousers', fit: 'straight', construction: 'jogger' });
    const cord = 'stroke-width="3.4"';
    const tucked = dress([dressed(TEE, 'tucked'), trousers]).layers;
    expect(tucked.top).toContain(cord);
    expect(tucked.bottoms).not.toContain(cord);
    const over = dress([dressed(TEE, 'over'), trousers]).layers;
    expect(over.bottoms).toContain(cord);
    expect(over.top).not.toContain(cord);
  });

  it('pulls dungarees on over a tucked top', () => {
    const denim = { ...WOOL, colour: oklch(0.4, 0.08, 256) };
    const dungarees = dressed(
      { type: 'trousers', fit: 'straight', construction: 'dungarees' },
      'over',
      denim,
    );
    const { top = '', bottoms } = dress([dressed(TEE, 'tucked'), dungarees]).layers;
    expect(bottoms).toBe('');
    expect(top.lastIndexOf(toHex(WOOL.colour))).toBeLessThan(top.indexOf(toHex(denim.colour)));
  });

  it('ties no bow of a wrap top that is tucked in', () => {
    const wrap: Cut = { type: 'wrap-top', sleeve: 'long' };
    const worn = (way: 'tucked' | 'over') => dress([dressed(wrap, way)]).silhouettes.size;
    expect(worn('tucked')).toBeLessThan(worn('over'));
  });

  it('puts a belt with a gold buckle in the place of the waistband', () => {
    const plain = dress([dressed(TEE, 'tucked'), dressed(TROUSERS)]).layers;
    const belted = dress([dressed(TEE, 'tucked'), dressed(TROUSERS), dressed({ type: 'belt' })]).layers;
    expect(plain.top).not.toContain('rx="4"');
    expect(belted.top).toContain('rx="4"');
  });

  it('registers no silhouette of a top that a closed jacket hides', () => {
    const body = dress([dressed(TEE)]).silhouettes;
    const hidden = dress([dressed(TEE), dressed({ type: 'puffer', hem: 3.7 })]).silhouettes;
    const puffer = dress([dressed({ type: 'puffer', hem: 3.7 })]).silhouettes;
    expect(body.size).toBeGreaterThan(0);
    expect(hidden.size).toBe(puffer.size);
  });

  it('draws a top that hangs out below a closed jacket', () => {
    const shirt = dressed({ type: 'shirt', open: 0.3, sleeve: 'long' });
    const { layers } = dress([shirt, dressed({ type: 'puffer', hem: 3.2 })]);
    expect(layers.top).not.toBe('');
  });

  it('closes a wide belt over a coat, and threads a narrow one through the trousers under it', () => {
    const gold = { ...WOOL, colour: { l: 0.8, c: 0.1, h: 90 } };
    const coat = dressed({ ...BLAZER, hem: 6 });
    const wide = dress([dressed(TROUSERS), coat, dressed({ type: 'belt', width: 'wide' }, 'over', gold)]);
    const narrow = dress([dressed(TROUSERS), coat, dressed({ type: 'belt' }, 'over', gold)]);
    expect(wide.layers.outer).toContain(toHex(gold.colour));
    expect(narrow.layers.outer).not.toContain(toHex(gold.colour));
    expect(narrow.layers.bottoms).toContain(toHex(gold.colour));
  });

  it('keeps what is worn under a jacket inside it on a body that turns', () => {
    const clipped = /^<g clip-path="url\(#[^)]+\)">/;
    const context = () => standingContext('Rectangle', 'stride');
    expect(dress([dressed(KNIT), dressed(BLAZER)], context()).layers.top).toMatch(clipped);
    expect(dress([dressed(KNIT)], context()).layers.top).not.toMatch(clipped);
  });

  it('leaves out legs down to a trouser hem, and none under a skirt', () => {
    const legsOf = (cut: Cut) => dress([dressed(cut)]).layers.legs;
    expect(legsOf(TROUSERS)).toEqual({ kind: 'bare', from: expect.closeTo(1.66) });
    expect(legsOf(DRESS)).toEqual({ kind: 'bare', from: 0 });
  });

  it('hangs the ends of an undone belt on an open coat', () => {
    const open: Cut = { ...BLAZER, hem: 6, open: 0.25 };
    const plain = dress([dressed(open)]).layers.outer ?? '';
    const belted = dress([dressed({ ...open, belted: true })]).layers.outer ?? '';
    expect(belted.length).toBeGreaterThan(plain.length);
  });

  it('brings the forearms of what is worn under a gilet out over it', () => {
    const gilet = dressed({ type: 'puffer', hem: 3.2, sleeveless: true });
    const { layers } = dress([dressed(KNIT), gilet], standingContext('Round', 'hip'));
    expect(layers.outerSleeves?.left).toContain('clip-path');
  });

  it('lays a cape over the arms and the bag in front of it', () => {
    const { layers } = dress([dressed({ type: 'cape', hem: 4.5 }), dressed({ type: 'bag', shape: 'tote' })]);
    expect(layers.outer).not.toContain(toHex(WOOL.colour));
    expect(layers.pocketPatch).toContain(toHex(WOOL.colour));
  });

  it('draws gloves in their own colour on the hands, and up a bare arm', () => {
    const silk = { ...WOOL, colour: { l: 0.3, c: 0.02, h: 280 } };
    const { layers } = dress([dressed({ type: 'gloves', length: 'opera' }, 'over', silk)]);
    expect(layers.gloves).toEqual(silk);
    expect(layers.wrists).toContain(toHex(silk.colour));
    const raised = dress(
      [dressed({ type: 'gloves', length: 'opera' }, 'over', silk)],
      standingContext('Round', 'hair'),
    );
    expect(raised.layers.wristsRaised).toContain(toHex(silk.colour));
    const sleeved = dress([dressed(KNIT), dressed({ type: 'gloves', length: 'wrist' }, 'over', silk)]).layers;
    expect(sleeved.wrists).toBe('');
  });

  it('draws a watch on a bare wrist, and none over a sleeve or a cape', () => {
    const gold = { ...WOOL, colour: { l: 0.78, c: 0.1, h: 85 } };
    const watch = dressed({ type: 'bracelet', shape: 'watch' }, 'over', gold);
    const cape = dressed({ type: 'cape', hem: 4.5 });
    expect(dress([watch]).layers.wrists).toContain('<');
    expect(dress([dressed(KNIT), watch]).layers.wrists).toBeUndefined();
    expect(dress([cape, watch]).layers.wrists).toBeUndefined();
  });

  it('draws a narrow braid on tailored trousers, and a broad tape on those for sport', () => {
    const widths = (['tailored', 'jogger'] as const).map((construction) => {
      const striped = { type: 'trousers', fit: 'straight', construction } as const;
      const plain = JSON.stringify(dress([dressed(striped)]).layers);
      const drawn = JSON.stringify(dress([dressed({ ...striped, sideStripe: true })]).layers);
      const strokes = [...drawn.matchAll(/stroke-width=\\"([\d.]+)\\"/g)].map(([, px]) => px);
      return Number(strokes.find((px) => !plain.includes(`stroke-width=\\"${px}\\"`)));
    });
    expect((widths[0] ?? 0) * 2).toBeLessThan(widths[1] ?? 0);
  });

  it('lays the bib of dungarees over the top', () => {
    const denim = { ...WOOL, name: 'denim' as const, colour: { l: 0.45, c: 0.08, h: 256 } };
    const dungarees = dressed(
      { type: 'trousers', fit: 'straight', construction: 'dungarees' },
      'over',
      denim,
    );
    expect(dress([dressed(TEE, 'tucked'), dungarees]).layers.top).toContain(toHex(denim.colour));
  });

  it('lets the skin through sheer tights', () => {
    const black = { ...WOOL, colour: { l: 0.26, c: 0.012, h: 285 } };
    const { legs } = dress([dressed({ type: 'tights', denier: 'sheer' }, 'over', black)]).layers;
    expect(legs.kind === 'tights' && legs.cloth.colour.l).toBeGreaterThan(black.colour.l + 0.1);
  });

  it('draws only the outermost long sleeves', () => {
    const { layers } = dress([dressed(KNIT), dressed(BLAZER)]);
    expect(layers.sleeves).toEqual({});
    expect(Object.keys(layers.outerSleeves ?? {})).toEqual(['left', 'right']);
    expect(layers.arms).toBe('covered');
  });

  it('shows the sleeves of the top under a gilet', () => {
    const gilet = dressed({ type: 'puffer', hem: 3.2, sleeveless: true });
    expect(Object.keys(dress([dressed(KNIT), gilet]).layers.sleeves ?? {})).toEqual(['left', 'right']);
  });

  it.each([
    ['bare', [dressed({ type: 'camisole', neck: 'cowl' })]],
    ['short-sleeves', [dressed(TEE)]],
    ['covered', [dressed(KNIT)]],
    ['covered', [dressed(TEE), dressed(BLAZER)]],
  ] as const)('leaves the arms %s', (arms, items) => {
    expect(dress(items).layers.arms).toBe(arms);
  });

  it('covers the legs and the feet in tights', () => {
    const tights = { ...WOOL, colour: { l: 0.3, c: 0.02, h: 280 } };
    const { layers } = dress([
      dressed(DRESS),
      dressed({ type: 'tights' }, 'over', tights),
      dressed({ type: 'shoe', last: 'pump' }),
    ]);
    expect(layers.legs).toEqual({ kind: 'tights', cloth: tights });
    expect(layers.shoes).toContain(toHex(tights.colour));
    expect(layers.shoes).not.toContain(toHex(standingContext().skin));
  });

  it('wears knee boots over close-fitting trousers and under wide ones', () => {
    const boots = dressed({ type: 'shoe', last: 'knee-boot' });
    const wide = dressed({ type: 'trousers', fit: 'wide', construction: 'plain' });
    expect(dress([dressed(TROUSERS), boots]).layers.bootsOverHems).toBeDefined();
    expect(dress([dressed(TROUSERS), boots]).layers.shoes).toBeUndefined();
    expect(dress([wide, boots]).layers.bootsOverHems).toBeUndefined();
  });

  it('lays a shirt collar under lapels and a hood over them', () => {
    const shirt = dressed({ type: 'shirt', open: 0.2, sleeve: 'long' }, 'tucked');
    const hoodie = dressed({ type: 'hoodie', front: 'pullover', hood: true, length: 'regular' });
    expect(dress([shirt, dressed(BLAZER)]).layers.neck).toBe('');
    expect(dress([hoodie, dressed(BLAZER)]).layers.neck).not.toBe('');
  });

  it('shows no collar leaves through a coat that closes over them, and no band over an open jacket', () => {
    const shirt = dressed({ type: 'shirt', open: 0.2, sleeve: 'long' }, 'tucked');
    const jumper = dressed({ type: 'knit', neck: 'crew', gauge: 'fine', length: 'regular' }, 'tucked');
    const collarless = { ...BLAZER, lapel: 'none', breakAt: 1.5 } as const;
    const [closed, open] = [dressed({ ...collarless, open: 0 }), dressed({ ...collarless, open: 0.2 })];
    const marks = ({ layers }: ReturnType<typeof dress>) => (layers.neck ?? '').split('<').length;
    expect(marks(dress([shirt, closed]))).toBe(marks(dress([closed])));
    expect(marks(dress([jumper, open]))).toBe(marks(dress([open])));
    expect(marks(dress([shirt, open]))).toBeGreaterThan(marks(dress([open])));
  });

  it('puts a hand into the pocket of the outermost garment that reaches it', () => {
    const navy = { ...WOOL, colour: { l: 0.35, c: 0.06, h: 264 } };
    const items = [dressed(TEE, 'tucked'), dressed(TROUSERS)];
    const inTrousers = dress(items, standingContext('Pear', 'contra')).layers.pocketPatch;
    const coat = dressed({ ...BLAZER, hem: 6 }, 'over', navy);
    const inCoat = dress([...items, coat], standingContext('Pear', 'contra')).layers.pocketPatch;
    expect(inTrousers).toContain(darkOf(WOOL.colour));
    expect(inTrousers).toContain('clip-path');
    expect(inCoat).toContain(darkOf(navy.colour));
    expect(dress(items, standingContext('Pear', 'stroll')).layers.pocketPatch).toBe('');
  });

  it.each([
    [false, 'right'],
    [true, 'left'],
  ] as const)('carries a bag in the hand that holds it (mirrored: %s)', (mirrored, side) => {
    const { layers } = dress(
      [dressed({ type: 'bag', shape: 'tote' })],
      standingContext('Round', 'hip', mirrored),
    );
    expect(layers.bag?.side).toBe(side);
  });

  it('ties a dress with a bow in the trim the cloth brings', () => {
    const { layers } = dress([dressed(DRESS)]);
    expect(layers.top).toContain(toHex(WOOL.third ?? WOOL.colour));
  });
});
