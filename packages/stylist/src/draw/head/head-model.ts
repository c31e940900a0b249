import type { Oklch } from '#colour/oklch.ts';
import type { Age, Expression, FigureSpec } from '#outfit.ts';
import type { DrawContext } from '../context.ts';
import { type FaceFactors, faceFactors, MASCULINITY } from './face-factors.ts';
import { seenExpression } from './gaze.ts';
import { type HeadView, headView } from './head-view.ts';
import { type SkinPaints, skinPaints } from './skin-paints.ts';

/** A head to be drawn: what is seen of it, whose it is, and in which colours. */
export interface HeadModel {
  readonly context: DrawContext;
  readonly view: HeadView;
  readonly factors: FaceFactors;
  readonly paints: SkinPaints;
  readonly hair: Oklch;
  readonly expression: Expression;
  readonly age: Age;
  /** 0 young to 1 older: how far age has gone in the face. */
  readonly years: number;
  /** 0 feminine to 1 masculine. */
  readonly masculinity: number;
}

const YEARS: Readonly<Record<Age, number>> = { young: 0, middle: 0.46, older: 1 };

/** Returns the head of a figure as its pose turns it. */
export function headModel(context: DrawContext, figure: Partial<FigureSpec> = {}): HeadModel {
  const { age = 'young', presentation = 'feminine', expression = 'calm', face } = figure;
  return {
    context,
    view: headView(context.body.pose),
    factors: faceFactors(face, presentation),
    paints: skinPaints(context.skin),
    hair: context.hair,
    expression: seenExpression(expression, context.body.pose),
    age,
    years: YEARS[age],
    masculinity: MASCULINITY[presentation],
  };
}

/** Every other one smiles with closed lips. */
const CLOSED = 2;

export const isSmiling = ({ expression }: HeadModel): boolean =>
  expression === 'smiling' || expression === 'laughing';

/** Whether lips stay closed over the smile: people smile in more ways than one. */
export const smilesClosed = ({ expression, context }: HeadModel): boolean =>
  expression === 'smiling' && context.seed % CLOSED === 0;
