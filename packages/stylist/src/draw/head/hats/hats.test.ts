import { describe, expect, it } from 'vitest';
import { oklch } from '#colour/convert.ts';
import { type Box, boxOfPaths } from '#draw/kit/box.ts';
import type { SvgDocument } from '#draw/kit/svg-document.ts';
import type { HatCut } from '#garments/cut.ts';
import { drawHair } from '../hair/draw-hair.ts';
import { HEAD_TURNS } from '../head-view.ts';
import { HEAD_CENTRE, HEAD_PX, headContext } from '../testing/bust.ts';
import { drawHat } from './index.ts';

const SHAPES: readonly HatCut['shape'][] = ['beanie', 'cap', 'straw', 'beret', 'bucket', 'fedora'];
const FELT = { name: 'plain', colour: oklch(0.5, 0.1, 160) } as const;
/** The skull in each turn, heads from the head's centre. */
const SKULLS = {
  front: [-0.3, 0.3],
  'three-quarter': [-0.39, 0.26],
  profile: [-0.44, 0.29],
  back: [-0.32, 0.32],
};

/** Outlines of what is drawn: those of a weave's pattern are none. */
const pathsOf = (svg: string) =>
  [...svg.replace(/<pattern.*?<\/pattern>/gs, '').matchAll(/ d="([^"]+)"/g)].map((match) => match[1] ?? '');
function heads({ left, right, top, bottom }: Box): Box {
  const [cx, cy] = HEAD_CENTRE;
  const [x, y] = [(px: number) => (px - cx) / HEAD_PX, (px: number) => (px - cy) / HEAD_PX];
  return { left: x(left), right: x(right), top: y(top), bottom: y(bottom) };
}

describe.each(HEAD_TURNS)('a hat on a head seen from the %s', (turn) => {
  it.each(SHAPES)('holds the skull and is drawn down to the brows: %s', (shape) => {
    const context = headContext(turn);
    const svg = drawHat(context, { type: 'hat', shape }, FELT);
    const box = heads(boxOfPaths(pathsOf(context.document.toSvg(svg))));
    const [left = 0, right = 0] = SKULLS[turn];
    expect(box.left).toBeLessThan(left);
    expect(box.right).toBeGreaterThan(right);
    expect(box.top).toBeLessThan(-0.56);
    expect(box.bottom).toBeGreaterThan(-0.14);
  });

  it('is no wider than the head and its hair as a beanie, and comes down to the ears', () => {
    const context = headContext(turn);
    const svg = drawHat(context, { type: 'hat', shape: 'beanie' }, FELT);
    const box = heads(boxOfPaths(pathsOf(context.document.toSvg(svg))));
    const [left = 0, right = 0] = SKULLS[turn];
    expect(box.left).toBeGreaterThan(left - 0.07);
    expect(box.right).toBeLessThan(right + 0.07);
    expect(box.bottom).toBeGreaterThan(-0.06);
  });

  it.each(['fedora', 'straw'] as const)(
    'leaves the forehead free under a %s that fits the skull',
    (shape) => {
      const context = headContext(turn);
      const svg = context.document.toSvg(drawHat(context, { type: 'hat', shape }, FELT));
      const boxes = [...svg.matchAll(/<path id="[^"]+" d="([^"]+)"/g)].map((match) =>
        heads(boxOfPaths([match[1] ?? ''])),
      );
      const [brim, crown] = boxes;
      const [left = 0, right = 0] = SKULLS[turn];
      expect(brim?.bottom).toBeLessThan(-0.07);
      expect((crown?.right ?? 1) - (crown?.left ?? 0)).toBeLessThan((right - left) * 1.16);
    },
  );

  it.each(['beanie', 'fedora'] as const)('leaves no hair outside the crown of a %s', (shape) => {
    const edges = (svg: string, document: SvgDocument) => heads(boxOfPaths(pathsOf(document.toSvg(svg)))).top;
    const context = headContext(turn);
    const hat = edges(drawHat(context, { type: 'hat', shape }, FELT), context.document);
    const under = headContext(turn);
    const { back, front } = drawHair(under, 'fade', 'young', 'hat');
    expect(edges(back + front, under.document)).toBeGreaterThan(hat + 0.02);
  });

  it('presses the hair it covers', () => {
    const top = (under: 'hat' | 'air') => {
      const context = headContext(turn);
      const { back, front } = drawHair(context, 'curls', 'young', under);
      return heads(boxOfPaths(pathsOf(context.document.toSvg(back + front)))).top;
    };
    expect(top('hat')).toBeGreaterThan(Math.max(-0.6, top('air') + 0.01));
  });
});

describe.each(['three-quarter', 'profile'] as const)('on a head seen from the %s', (turn) => {
  const boxesOf = (shape: HatCut['shape']) => {
    const context = headContext(turn);
    const svg = drawHat(context, { type: 'hat', shape }, FELT);
    const outlines = [...context.document.toSvg(svg).matchAll(/<path id="[^"]+" d="([^"]+)"/g)];
    return outlines.map((match) => heads(boxOfPaths([match[1] ?? ''])));
  };

  it('a bucket hat comes down behind, its brim hardly wider than its crown', () => {
    const [crown, brim] = boxesOf('bucket');
    expect(brim?.bottom).toBeGreaterThan(-0.03);
    const width = (box: Box | undefined) => (box ? box.right - box.left : 0);
    expect(width(brim)).toBeLessThan(width(crown) * 1.3);
  });

  it('a cap sits close on the skull, its peak at the brow', () => {
    const [crown, peak] = boxesOf('cap');
    expect(crown?.top).toBeGreaterThan(-0.61);
    expect(peak?.bottom).toBeGreaterThan(-0.112);
  });
});
