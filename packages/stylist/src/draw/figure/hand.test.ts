import { BODY_SHAPES } from '@glow/api';
import { describe, expect, it } from 'vitest';
import { faultsOf } from '../cuts/testing/faults-of.ts';
import { standingContext } from '../cuts/testing/standing-context.ts';
import { at } from '../kit/at.ts';
import { boxAround, boxOfPaths } from '../kit/box.ts';
import { distance, type Point } from '../kit/point.ts';
import { SvgDocument } from '../kit/svg-document.ts';
import { Body } from './body.ts';
import { drawHandParts, handDirection } from './hand.ts';
import { HAND_SHAPES, HANGING_BEFORE, HANGING_BESIDE, type HandShape } from './hand-shapes.ts';
import { drawPocketHand, pocketHand } from './pocket-hand.ts';
import { LAP_ARM, SHORT_ARM } from './pose.ts';
import { SIDES, signOf } from './side.ts';

const HANGING_HANDS = [...HANGING_BEFORE, ...HANGING_BESIDE];
/** Half the width of a finger, in lengths of the hand. */
const FINGER = 0.06;

describe('drawHand', () => {
  it.each([
    ...Object.entries(HAND_SHAPES),
    ...HANGING_HANDS.map((shape, i) => [`hang ${i}`, shape] as const),
  ])('has its fingers, each a shape of its own, when it does %s', (_, shape) => {
    const fingers = shape.behind.length + shape.over.length;
    expect(fingers).toBeGreaterThanOrEqual(4);
    for (const { from, bends, lengths } of [...shape.behind, ...shape.over]) {
      expect(lengths).toHaveLength(bends.length);
      // A finger leaves the palm from within it.
      expect(from[1]).toBeLessThan(Math.max(...shape.palm.map(([, y]) => y)) + FINGER);
    }
  });

  it('hangs the two hands of a person, and those of the next, in unlike ways', () => {
    const context = standingContext('Rectangle', 'step');
    const fingersOf = (seed: number, side: 'left' | 'right') =>
      drawHandParts({ ...context, seed }, side).fingers.split('<path').length;
    expect(fingersOf(1, 'left')).not.toBe(fingersOf(1, 'right'));
    expect(fingersOf(1, 'left')).not.toBe(fingersOf(2, 'left'));
  });

  it('lays both hands on the hips, wrists at the waist, fingers forward and down on the cloth', () => {
    for (const shape of ['Rectangle', 'Pear', 'Round'] as const) {
      const context = standingContext(shape, 'akimbo');
      const { body, head } = context;
      for (const side of SIDES) {
        const sign = signOf(side);
        const [x, y] = body.arms[side].at(2);
        const edge = body.torso(sign, 2.96);
        expect(y - body.torso(sign, 2.92)[1]).toBeLessThan(0.12 * head);
        expect(Math.abs(x - edge[0])).toBeLessThan(0.09 * head);
        const [forwards, down] = handDirection(body, side);
        expect(forwards * -sign).toBeGreaterThan(0.45);
        expect(down).toBeGreaterThan(0.5);
        const document = new SvgDocument();
        drawHandParts({ ...context, document }, side);
        const { left, right } = document.figureBox();
        const hip = body.torso(sign, 3.3)[0];
        expect(sign * (hip - (sign === 1 ? left : right))).toBeGreaterThan(0.25 * head);
      }
    }
    expect(HAND_SHAPES.hip.turn).toBeLessThan(0);
  });

  it.each(['rest', ...HANGING_HANDS.keys()] as const)(
    'keeps the fingers of an idle hand together: %s',
    (idle) => {
      const { over, behind } = idle === 'rest' ? HAND_SHAPES.rest : at(HANGING_HANDS, idle);
      const fingers = [...over, ...behind].filter(({ from }) => from[1] > 0.3);
      const leaves = fingers.map(({ bends }) => at(bends, 0));
      expect(fingers).toHaveLength(4);
      expect(Math.max(...leaves) - Math.min(...leaves)).toBeLessThan(19);
      expect(Math.min(...leaves)).toBeGreaterThan(-5);
    },
  );

  it('hangs a free hand nearer to straight down than its forearm', () => {
    for (const pose of ['stroll', 'poise', 'walk', 'glance'] as const) {
      const { body } = standingContext('Pear', pose);
      const [forearm] = body.arms.left.direction(1.95);
      expect(Math.abs(handDirection(body, 'left')[0])).toBeLessThanOrEqual(Math.abs(forearm));
    }
  });

  it.each([...HANGING_HANDS.keys()])(
    'is narrower at the palm than the palm is long, hanging as %i',
    (idle) => {
      const { palm, over, behind } = at(HANGING_HANDS, idle);
      const xs = palm.map(([x]) => x);
      const longest = Math.max(
        ...[...over, ...behind].map(({ lengths }) => lengths.reduce((sum, part) => sum + part)),
      );
      expect(Math.max(...xs) - Math.min(...xs)).toBeLessThan(0.28);
      expect(longest).toBeGreaterThan(0.44);
    },
  );

  it('shows a hand before the thigh from its side, narrower than one beside it', () => {
    const widthOf = ({ palm }: HandShape) => {
      const { left, right } = boxAround(palm);
      return right - left;
    };
    const besides = HANGING_BESIDE.map(widthOf);
    for (const shape of HANGING_BEFORE) expect(widthOf(shape)).toBeLessThan(0.85 * Math.min(...besides));
    const context = standingContext('Rectangle', 'still');
    const hanging = { ...context.body.pose.arms.right, hand: 'hang' } as const;
    const pose = { ...context.body.pose, arms: { ...context.body.pose.arms, right: hanging } };
    const body = new Body({ bodyShape: 'Rectangle' }, pose, { headPx: context.head, x: 0, y: 0 });
    const svg = (side: 'left' | 'right') => {
      const document = new SvgDocument();
      drawHandParts({ ...context, body, document }, side);
      const { left, right } = document.figureBox();
      return right - left;
    };
    expect(svg('right')).not.toBeCloseTo(svg('left'), 0);
  });

  it.each([...HANGING_HANDS.keys()])('curls every finger of a hand that hangs as %i', (idle) => {
    const { over, behind } = at(HANGING_HANDS, idle);
    for (const { bends } of [...over, ...behind].filter(({ from }) => from[1] > 0.3))
      expect(bends.reduce((sum, bend) => sum + bend)).toBeGreaterThan(36);
  });

  it('goes over into the arm without a step, however it bends at the wrist', () => {
    const context = standingContext('Rectangle', 'walk');
    const { arms } = context.body;
    const [x, y] = arms.left.point(1.93, -1);
    const { palm } = drawHandParts(context, 'left');
    expect(context.document.toSvg(palm)).toMatch(new RegExp(`d="M${x.toFixed(1)}[ ,-]?${y.toFixed(1)}`));
  });

  it('lays a hand on a thigh along it rather than along the forearm', () => {
    const { body } = standingContext('Rectangle', 'seated');
    const angle = ([x, y]: Point) => Math.atan2(y, x);
    for (const side of SIDES) {
      const forearm = angle(body.arms[side].direction(1.95));
      const thigh = angle(body.legs[side].direction(0.5));
      const hand = angle(handDirection(body, side));
      expect(Math.abs(hand - thigh)).toBeLessThan(Math.abs(hand - forearm));
    }
  });

  it('leaves no thumb outside a pocket', () => {
    const context = standingContext('Rectangle', 'contra');
    drawPocketHand(context, 'left');
    expect(context.document.silhouettes).toHaveLength(1);
  });

  it('parts the fingers from the palm that holds something', () => {
    const context = standingContext('Rectangle', 'cup');
    const { palm, fingers } = drawHandParts(context, 'left');
    expect(palm).not.toBe('');
    expect(new Set(context.document.silhouettes).size).toBe(6);
    expect(faultsOf(context.document.toSvg(palm + fingers))).toEqual([]);
  });

  it('hides a hand in a pocket from the knuckles on', () => {
    const context = standingContext('Rectangle', 'contra');
    const { palm, fingers } = drawHandParts(context, 'left');
    expect(fingers).toBe('');
    const { top, bottom } = boxOfPaths(
      [...context.document.toSvg(palm).matchAll(/ d="([^"]+)"/g)].map(([, d = '']) => d),
    );
    expect((bottom - top) / context.head).toBeLessThan(0.3);
  });

  it('shows the back of a hand down to the pocket it is in, wider there than at the wrist', () => {
    for (const pose of ['contra', 'pockets'] as const) {
      const context = standingContext('Rectangle', pose);
      const { at: place, mouth } = pocketHand(context, 'left');
      expect(distance(place(0, 0), mouth(0)) / context.head).toBeGreaterThan(0.14);
      const wrist = distance(context.body.arms.left.point(2, -1), context.body.arms.left.point(2, 1));
      drawPocketHand(context, 'left');
      const { left, right } = context.document.figureBox();
      expect(right - left).toBeGreaterThan(1.2 * wrist);
    }
  });

  it.each(BODY_SHAPES)('keeps a hand in a pocket inside the hips of a %s', (shape) => {
    const context = standingContext(shape, 'pockets');
    for (const side of SIDES) {
      drawPocketHand(context, side);
      const sign = signOf(side);
      const [x, y] = pocketHand(context, side).mouth(0.083);
      const v = (y - context.body.free(0, 0)[1]) / context.head;
      expect((context.body.torso(sign, v)[0] - x) * sign).toBeGreaterThan(0);
    }
  });

  it('holds a clutch with the fingers behind it and the thumb before', () => {
    const { behind, over } = HAND_SHAPES.clutch;
    expect(behind).toHaveLength(4);
    expect(over).toHaveLength(1);
  });

  it.each(SIDES)('slants a pocket outwards and down by the same slope however the arm comes: %s', (side) => {
    for (const pose of ['contra', 'pockets', 'against-pillar'] as const) {
      const context = standingContext('Rectangle', pose);
      if (context.body.pose.arms[side].hand !== 'pocket') continue;
      const [inner, outer] = [-0.15, 0.15].map((aside) => pocketHand(context, side).mouth(aside));
      const run = ((outer?.[0] ?? 0) - (inner?.[0] ?? 0)) * (side === 'left' ? -1 : 1);
      expect(((outer?.[1] ?? 0) - (inner?.[1] ?? 0)) / run).toBeCloseTo(0.58, 2);
    }
  });

  it('draws no line across the wrist of a hand that points up', () => {
    const context = standingContext('Rectangle', 'jacket-over');
    const { palm } = drawHandParts(context, 'left');
    expect(palm).toMatch(/^<path d=/);
    expect(drawHandParts(standingContext('Rectangle', 'still'), 'left').palm).not.toMatch(/^<path d=/);
  });

  it.each(SIDES)('draws the finger in the light over its neighbours, so that ink parts them: %s', (side) => {
    const context = standingContext('Rectangle', 'akimbo');
    drawHandParts(context, side);
    const [, ...fingers] = context.document.figureOutlines().map((outline) => boxAround(outline.flat()));
    const middles = fingers.map(({ left, right, top, bottom }) => left + right + (top + bottom) * 0.8);
    expect(middles).toEqual(middles.toSorted((a, b) => b - a));
  });

  it('closes the fingers over a collar side by side, with the thumb beside them', () => {
    const { over, behind } = HAND_SHAPES.jacket;
    expect(behind).toEqual([]);
    expect(over.filter(({ from }) => from[1] > 0.25)).toHaveLength(4);
    expect(over).toHaveLength(5);
  });

  it('closes long fingers across a cup, before the thumb', () => {
    const { over, behind } = HAND_SHAPES.cup;
    expect(behind).toHaveLength(1);
    for (const { from, bends, lengths } of over) {
      expect(from[1] + lengths.reduce((sum, length) => sum + length)).toBeGreaterThan(0.55);
      expect(Math.abs(bends[0] ?? 90)).toBeLessThan(10);
    }
  });

  it('lets a bag hang from a wrist that bends down to it, before a seated body too', () => {
    const { body, head } = standingContext('Rectangle', 'seated');
    const pose = { ...body.pose, arms: { ...body.pose.arms, right: LAP_ARM } };
    const seated = new Body({ bodyShape: 'Rectangle' }, pose, { headPx: head, x: 470, y: 46 });
    expect(handDirection(seated, 'right')[1]).toBeGreaterThan(0.5);
    expect(handDirection(seated, 'right')[1]).toBeGreaterThan(seated.arms.right.direction(1.95)[1] + 0.1);
  });

  it('ends an arm without a hand near the elbow', () => {
    const { body } = standingContext('Rectangle', 'still');
    const pose = { ...body.pose, arms: { ...body.pose.arms, left: SHORT_ARM } };
    const short = new Body({ bodyShape: 'Rectangle' }, pose, { headPx: 100, x: 0, y: 0 }).arms.left.joints;
    expect(distance(short[1], short[2])).toBeLessThan(0.4 * distance(short[0], short[1]));
  });

  it('shows enough of such an arm beyond a sleeve to be told from a hand that is missing', () => {
    const context = standingContext('Rectangle', 'still');
    const pose = { ...context.body.pose, arms: { ...context.body.pose.arms, left: SHORT_ARM } };
    const body = new Body({ bodyShape: 'Rectangle' }, pose, { headPx: context.head, x: 0, y: 0 });
    const svg = context.document.toSvg(drawHandParts({ ...context, body }, 'left').palm);
    const paths = [...svg.matchAll(/<path id="[^"]*" d="([^"]+)"/g)].map(([, d = '']) => d);
    expect((boxOfPaths(paths).bottom - body.arms.left.at(2)[1]) / context.head).toBeGreaterThan(0.2);
  });
});
