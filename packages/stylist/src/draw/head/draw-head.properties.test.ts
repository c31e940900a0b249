import { describe, expect, it } from 'vitest';
import { toHex } from '#colour/convert.ts';
import { faultsOf } from '#draw/cuts/testing/faults-of.ts';
import type { Node } from '#draw/kit/point.ts';
import {
  AGES,
  EXPRESSIONS,
  FACE_TYPES,
  FACIAL_HAIR,
  type FigureSpec,
  GLASSES_FRAMES,
  HAIR_STYLES,
  PRESENTATIONS,
  SCARF_DRAPES,
} from '#outfit.ts';
import { createRandom } from '#random.ts';
import { TEETH } from './face/teeth.ts';
import { bantuKnots } from './hair/bantu-knots.ts';
import { buzz } from './hair/barbered.ts';
import { hairlineOf } from './hair/cap.ts';
import { afro } from './hair/coils.ts';
import { crop } from './hair/crop.ts';
import { bun } from './hair/gathered.ts';
import { pixie } from './hair/pixie.ts';
import { boxBraids, twists } from './hair/roped.ts';
import { wisps } from './hair/wisps.ts';
import { HEAD_TURNS, type HeadTurn } from './head-view.ts';
import { DEEPEST_SKIN, drawBust, PERSON } from './testing/bust.ts';

const SHOWN: readonly HeadTurn[] = HEAD_TURNS.filter((turn) => turn !== 'back');
const FAR = { across: 1, up: 1, down: 1.95 };

/** All numbers, nothing missing, and no hair flying off the head. */
function expectSound(turn: HeadTurn, person: Partial<FigureSpec>, sign: -1 | 1 = 1): string {
  const { svg, box } = drawBust(turn, person, sign);
  expect(faultsOf(svg)).toEqual([]);
  expect(box.left).toBeGreaterThan(-FAR.across);
  expect(box.right).toBeLessThan(FAR.across);
  expect(box.top).toBeGreaterThan(-FAR.up);
  expect(box.bottom).toBeLessThan(FAR.down);
  return svg;
}

const haired = (style: FigureSpec['hair']['style']) => ({ hair: { ...PERSON.hair, style } });
const isTurned = (turn: HeadTurn) => turn === 'three-quarter' || turn === 'profile';
/** Drawings of a list of people, which all must differ. */
const different = (drawings: readonly string[]) => expect(new Set(drawings).size).toBe(drawings.length);

describe('drawHead', () => {
  it.each(HAIR_STYLES)('draws %s in every turn and looking either way', (style) => {
    different([
      ...HEAD_TURNS.map((turn) => expectSound(turn, haired(style))),
      ...HEAD_TURNS.filter(isTurned).map((turn) => expectSound(turn, { ...haired(style), age: 'older' }, -1)),
    ]);
  });

  it.each(HEAD_TURNS)('draws every hair style unlike every other, %s', (turn) => {
    different(HAIR_STYLES.map((style) => drawBust(turn, haired(style)).svg));
  });

  it.each(FACE_TYPES)('draws a face that is %s with every expression in every turn', (face) => {
    for (const turn of SHOWN) {
      different(EXPRESSIONS.map((expression) => expectSound(turn, { face, expression })));
    }
  });

  it.each(SHOWN)('tells types, presentations and ages apart, %s', (turn) => {
    different(FACE_TYPES.map((face) => drawBust(turn, { face }).svg));
    different(PRESENTATIONS.map((presentation) => drawBust(turn, { presentation }).svg));
    different(AGES.map((age) => drawBust(turn, { age }).svg));
  });

  it.each(SHOWN)('draws beards, glasses and a hearing aid, %s', (turn) => {
    const bare = { ...haired('crop'), presentation: 'masculine' } as const;
    different([
      expectSound(turn, bare),
      expectSound(turn, { ...bare, aid: 'hearing-aid' }),
      ...FACIAL_HAIR.map((facialHair) => expectSound(turn, { ...bare, facialHair })),
      ...GLASSES_FRAMES.map((glasses) => expectSound(turn, { ...bare, glasses })),
    ]);
  });

  it.each(HEAD_TURNS)('draws scarves in place of hair, %s', (turn) => {
    const scarf = (drape: (typeof SCARF_DRAPES)[number]) => ({
      headscarf: { name: 'plain', colour: DEEPEST_SKIN, drape } as const,
    });
    different(SCARF_DRAPES.map((drape) => expectSound(turn, scarf(drape))));
    for (const drape of SCARF_DRAPES) {
      expect(drawBust(turn, { ...scarf(drape), ...haired('afro') }).svg).toBe(
        drawBust(turn, scarf(drape)).svg,
      );
    }
  });

  it.each(SHOWN)('smiles with lips open or closed by the seed, %s', (turn) => {
    const smiling = (seed: number) => drawBust(turn, { expression: 'smiling' }, 1, seed).svg;
    const showsTeeth = (seed: number) => smiling(seed).includes(toHex(TEETH));
    expect([2, 3, 4, 5].map(showsTeeth)).toEqual([false, true, false, true]);
  });

  it('lets a few fine hairs cross the hairline of short hair, at no even distance', () => {
    const {
      outline,
      strips = [],
      skin = 0,
    } = wisps('front', hairlineOf('front', { sides: 0 }), createRandom(5), 0.1);
    const roots = [outline, ...strips].map((nodes) => nodes[0]?.[0] ?? 0);
    expect(roots.length).toBeLessThan(30);
    const apart = roots.slice(1).map((x, i) => Math.round(Math.abs(x - (roots[i] ?? 0)) * 1000));
    expect(new Set(apart).size).toBeGreaterThan(apart.length / 2);
    expect(skin).toBeGreaterThan(0.2);
  });

  it('thins clipped hair out into the skin, without single hairs', () => {
    const [edge, close, ...more] = buzz('three-quarter', createRandom(5)).front;
    expect(more).toEqual([]);
    expect(edge?.skin).toBeGreaterThan((close?.skin ?? 1) + 0.2);
  });

  it.each(['pixie', 'crop'] as const)('keeps a %s close to the skull, over a bare nape', (style) => {
    const { front } = (style === 'pixie' ? pixie : crop)('profile', createRandom(5));
    const nodes = front.flatMap(({ outline }) => outline);
    expect(Math.min(...nodes.map(([, y]) => y))).toBeGreaterThan(-0.58);
    expect(Math.max(...nodes.flatMap(([x, y]) => (x < -0.15 ? [y] : [])))).toBeLessThan(0.21);
  });

  it('leads braids from the hairline back over a turned head, in rows of their own', () => {
    const masses = (turn: HeadTurn) => boxBraids(turn, createRandom(5)).front.length;
    expect([masses('three-quarter'), masses('profile')]).toEqual([4, 4]);
  });

  it('hangs twists from the temple on, over the ear, and ends them at many heights', () => {
    const [scalp, , near] = twists('three-quarter', createRandom(5)).front;
    const strands = [near?.outline ?? [], ...(near?.strips ?? [])];
    const foremost = Math.max(
      ...strands.map((nodes) => Math.max(...nodes.map(([x, y]) => (y > 0 ? x : -1)))),
    );
    expect(foremost).toBeGreaterThan(-0.2);
    expect(scalp?.outline.some(([x, y]) => x === -0.225 && y === -0.03)).toBe(false);
    const ends = strands.map((nodes) => Math.max(...nodes.map(([, y]) => y)));
    expect(Math.max(...ends) - Math.min(...ends)).toBeGreaterThan(0.1);
  });

  it.each(['three-quarter', 'profile'] as const)(
    'draws gathered hair up from the nape, to a bun on the head, seen from the %s',
    (turn) => {
      const { back, front } = bun(turn, createRandom(5));
      const low = (nodes: readonly Node[]) => Math.max(...nodes.map(([, y]) => y));
      const head = front.at(-1)?.outline ?? [];
      expect(low(head)).toBeLessThan(0.2);
      const right = Math.max(...(back[0]?.outline ?? []).map(([x]) => x));
      expect(right).toBeGreaterThan(Math.min(...head.filter(([, y]) => y > 0.08).map(([x]) => x)));
    },
  );

  it('parts the scalp under Bantu knots, behind the hairline', () => {
    const [, parted] = bantuKnots('front', createRandom(5)).front;
    expect(parted?.skin).toBeGreaterThan(0.5);
    const lines = [parted?.outline ?? [], ...(parted?.strips ?? [])];
    expect(lines.length).toBeGreaterThan(4);
    const onForehead = lines.flat().filter(([x, y]) => Math.abs(x) < 0.1 && y > -0.345);
    expect(onForehead).toEqual([]);
  });

  it('rounds an afro over the head, with a soft edge of small bumps', () => {
    const [mass] = afro('front', createRandom(5)).back;
    const nodes = mass?.outline ?? [];
    expect(nodes.length).toBeGreaterThan(60);
    expect(Math.max(...nodes.map(([x]) => x))).toBeLessThan(0.53);
    expect(Math.min(...nodes.map(([, y]) => y))).toBeGreaterThan(-0.69);
    const [aside] = afro('profile', createRandom(5)).back;
    expect(Math.max(...(aside?.outline ?? []).map(([x]) => x))).toBeLessThan(0.35);
  });

  it('shows nothing of a face from behind', () => {
    const seen = (person: Partial<FigureSpec>) => drawBust('back', person).svg;
    expect(seen({ expression: 'laughing', glasses: 'round', facialHair: 'full-beard' })).toBe(seen({}));
  });

  it('draws the same person the same twice', () => {
    for (const style of HAIR_STYLES) {
      expect(drawBust('three-quarter', haired(style)).svg).toBe(drawBust('three-quarter', haired(style)).svg);
    }
  });

  it('draws calm, young and oval unless told otherwise', () => {
    const said = { expression: 'calm', age: 'young', face: 'oval', presentation: 'feminine' } as const;
    expect(drawBust('front', said).svg).toBe(drawBust('front').svg);
  });
});
