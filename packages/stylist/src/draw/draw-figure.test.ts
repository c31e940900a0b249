import { describe, expect, it } from 'vitest';
import { toHex } from '#colour/convert.ts';
import type { FigureSpec } from '../outfit.ts';
import { dressFigure } from './cuts/dress-figure.ts';
import type { DressedItem } from './cuts/dressed-item.ts';
import { dressed, WOOL } from './cuts/testing/every-item.ts';
import { standingContext } from './cuts/testing/standing-context.ts';
import { drawFigure } from './draw-figure.ts';
import { drawFoldedForearm } from './figure/arm.ts';
import { Body } from './figure/body.ts';
import { drawHandParts } from './figure/hand.ts';
import { drawHandInHair } from './figure/hand-in-hair.ts';
import { drawTorso } from './figure/skin.ts';
import { drawHead } from './head/draw-head.ts';

describe('drawFigure', () => {
  it('lays a sleeve that goes behind the body over its bare shoulder', () => {
    const context = standingContext('Rectangle', 'walk');
    const sleeved = [
      dressed({ type: 'knit', neck: 'crew', gauge: 'fine', length: 'regular' }, 'tucked'),
      dressed({ type: 'trousers', fit: 'slim', construction: 'jean' }, 'over', { ...WOOL, name: 'denim' }),
    ];
    const { skin } = context;
    const hair = { style: 'bald', colour: context.hair } as const;
    const svg = drawFigure(
      context,
      { bodyShape: 'Rectangle', pose: 'walk', mirrored: false, skin, hair },
      sleeved,
    );
    // The same shape has the same id however often it is drawn.
    const [torso = ''] = /#\w+/.exec(drawTorso(context)) ?? [];
    const sleeve = svg.indexOf(`fill="${toHex(WOOL.colour)}"`);
    expect(svg).toContain(torso);
    expect(svg.indexOf(torso)).toBeLessThan(sleeve);
  });

  it('lays a forearm that is folded up over its short sleeve', () => {
    const context = standingContext('Rectangle', 'jacket-over');
    const { skin } = context;
    const hair = { style: 'bald', colour: context.hair } as const;
    const tee = [dressed({ type: 'tee', neck: 'crew', sleeve: 'short' }, 'tucked')];
    const figure = { bodyShape: 'Rectangle', pose: 'jacket-over', mirrored: false, skin, hair } as const;
    const svg = drawFigure(context, figure, tee);
    const [sleeve = ''] = /#\w+"/.exec(dressFigure(context, tee).sleeves?.left ?? '') ?? [];
    const [forearm = ''] = /href="#\w+"/.exec(drawFoldedForearm(context, 'left')) ?? [];
    const [hand = ''] = /#\w+"/.exec(drawHandParts(context, 'left').palm) ?? [];
    expect(svg).toContain(sleeve);
    expect(svg.indexOf(forearm)).toBeGreaterThan(svg.indexOf(sleeve));
    expect(svg.lastIndexOf(hand)).toBeGreaterThan(svg.lastIndexOf(forearm));
  });

  /** The figure of a pose in these clothes, and where in it the hand of the viewer's left is drawn last. */
  const handIn = (
    pose: 'hair' | 'jacket-over',
    clothes: readonly DressedItem[],
    head: Partial<FigureSpec>,
  ) => {
    const context = standingContext('Rectangle', pose);
    const hair = { style: 'long', colour: context.hair } as const;
    const worn = { bodyShape: 'Rectangle', mirrored: false, skin: context.skin, hair } as const;
    const figure: FigureSpec = { ...worn, pose, ...head };
    const svg = drawFigure(context, figure, clothes);
    const [hand = ''] = /#\w+"/.exec(drawHandParts(context, 'left').palm) ?? [];
    const { front } = drawHead(context, figure, clothes);
    const [face = ''] = /#\w+"/.exec(front) ?? [];
    return { svg, context, hand: svg.lastIndexOf(hand), face: svg.lastIndexOf(face) };
  };

  it.each(['hair', 'jacket-over'] as const)('lays the raised hand of %s over hair and headscarf', (pose) => {
    const shirt = [dressed({ type: 'tee', neck: 'crew', sleeve: 'long' }, 'tucked')];
    const hijab = { ...WOOL, drape: 'loose' } as const;
    for (const head of [{}, { headscarf: hijab }]) {
      const { hand, face } = handIn(pose, shirt, head);
      expect(hand).toBeGreaterThan(face);
    }
  });

  it('buries the fingers in hair, and leaves them whole on a head without', () => {
    const bald = { hair: { style: 'bald', colour: WOOL.colour } } as const;
    for (const [head, isBuried] of [
      [{}, true],
      [bald, false],
    ] as const) {
      const { svg, context } = handIn('hair', [], head);
      const [clip = ''] = /url\(#\w+\)/.exec(drawHandInHair(context, 'left', '-')) ?? [];
      expect(svg.includes(clip)).toBe(isBuried);
    }
  });

  it('brings a raised sleeve out from under a gilet', () => {
    const items = [
      dressed({ type: 'tee', neck: 'crew', sleeve: 'long' }, 'tucked'),
      dressed({ type: 'puffer', hem: 3.5, sleeveless: true }),
    ];
    const { svg, context } = handIn('hair', items, {});
    const { outer = '', sleeves } = dressFigure(context, items);
    const placeOf = (part = '') => svg.indexOf(/href="#\w+"/.exec(part)?.[0] ?? 'nothing');
    expect(placeOf(sleeves?.left)).toBeLessThan(placeOf(outer));
  });

  it('runs the straps of a backpack over the top and under the arms', () => {
    const context = standingContext('Rectangle', 'stroll');
    const hair = { style: 'bald', colour: context.hair } as const;
    const { skin } = context;
    const figure = { bodyShape: 'Rectangle', pose: 'stroll', mirrored: false, skin, hair } as const;
    const items = [
      dressed({ type: 'tee', neck: 'crew', sleeve: 'long' }, 'tucked'),
      dressed({ type: 'bag', shape: 'backpack' }),
    ];
    const svg = drawFigure(context, figure, items);
    const { top = '', sleeves, bag } = dressFigure(context, items);
    const placeOf = (part = '') => svg.indexOf(/href="#\w+"/.exec(part)?.[0] ?? 'nothing');
    expect(placeOf(bag?.onBody)).toBeGreaterThan(placeOf(top));
    expect(placeOf(bag?.onBody)).toBeLessThan(placeOf(sleeves?.left));
  });

  it('holds a clutch between palm and fingers', () => {
    const context = standingContext('Rectangle', 'poise');
    const { skin } = context;
    const hair = { style: 'bald', colour: context.hair } as const;
    const figure = { bodyShape: 'Rectangle', pose: 'poise', mirrored: false, skin, hair } as const;
    const clutch = dressed({ type: 'bag', shape: 'clutch' });
    const svg = drawFigure(context, figure, [clutch]);
    const id = (part: string) => /#\w+"/.exec(part)?.[0] ?? 'nothing';
    const { palm, fingers } = drawHandParts(context, 'right');
    const bag = svg.lastIndexOf(id(dressFigure(context, [clutch]).bag?.front ?? ''));
    expect(svg.lastIndexOf(id(palm))).toBeLessThan(bag);
    expect(svg.lastIndexOf(id(fingers))).toBeGreaterThan(bag);
  });

  it('puts a hand into its pocket out of the cuff, and over the sleeve of a coat', () => {
    const context = standingContext('Rectangle', 'pockets');
    const hair = { style: 'bald', colour: context.hair } as const;
    const { skin } = context;
    const figure = { bodyShape: 'Rectangle', pose: 'pockets', mirrored: false, skin, hair } as const;
    const shirt = [
      dressed({ type: 'trousers', fit: 'straight', construction: 'plain' }),
      dressed({ type: 'shirt', open: 0.3, sleeve: 'long' }, 'tucked'),
    ];
    const svg = drawFigure(context, figure, shirt);
    const { sleeves } = dressFigure(context, shirt);
    const placeOf = (part = '') => svg.indexOf(/href="#\w+"/.exec(part)?.[0] ?? 'nothing');
    const hand = placeOf(drawHandParts(context, 'left').palm);
    expect(hand).toBeGreaterThan(0);
    expect(hand).toBeLessThan(placeOf(sleeves?.left));
  });

  it('lays the hand that carries a jacket over the collar', () => {
    const shirt = [dressed({ type: 'shirt', open: 0.3, sleeve: 'long' }, 'tucked')];
    const bald = { hair: { style: 'bald', colour: WOOL.colour } } as const;
    const { svg, context } = handIn('jacket-over', shirt, bald);
    const lastOf = (part = '') => svg.lastIndexOf(/href="#\w+"/.exec(part)?.[0] ?? 'nothing');
    const collar = lastOf(dressFigure(context, shirt).neck);
    expect(collar).toBeGreaterThan(0);
    expect(lastOf(drawHandParts(context, 'left').palm)).toBeGreaterThan(collar);
  });

  it('ends an arm without a hand inside its sleeve', () => {
    const knit = [dressed({ type: 'knit', neck: 'crew', gauge: 'fine', length: 'regular' }, 'tucked')];
    /** How many pieces of the jumper are laid over what the right arm ends in. */
    const laidOver = (hand: 'none' | 'hang') => {
      const standing = standingContext('Rectangle', 'still');
      const { pose } = standing.body;
      const arms = { ...pose.arms, right: { ...pose.arms.right, hand } };
      const body = new Body(
        { bodyShape: 'Rectangle' },
        { ...pose, arms },
        { headPx: standing.head, x: 470, y: 46 },
      );
      const context = { ...standing, body };
      const hair = { style: 'bald', colour: context.hair } as const;
      const { skin } = context;
      const figure = { bodyShape: 'Rectangle', pose: 'still', mirrored: false, skin, hair } as const;
      const svg = drawFigure(context, figure, knit);
      const end = svg.indexOf(drawHandParts(context, 'right').palm);
      expect(end).toBeGreaterThan(0);
      return svg.slice(end).split(`fill="${toHex(WOOL.colour)}"`).length;
    };
    expect(laidOver('none')).toBeGreaterThan(laidOver('hang'));
  });

  it('lays a hand raised to the hair over the head', () => {
    const context = standingContext('Rectangle', 'hair');
    const hair = { style: 'crop', colour: context.hair } as const;
    const figure = {
      bodyShape: 'Rectangle',
      pose: 'hair',
      mirrored: false,
      skin: context.skin,
      hair,
    } as const;
    const svg = drawFigure(context, figure, []);
    const [palm = ''] = /#\w+/.exec(drawHandParts(context, 'left').palm) ?? [];
    const head = /#\w+/.exec(drawHead(context, figure, []).front)?.[0] ?? '';
    expect(svg.lastIndexOf(palm)).toBeGreaterThan(svg.lastIndexOf(head));
  });
});
