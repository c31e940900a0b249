import { BODY_SHAPES, type BodyShape, STYLES, type Style } from '@glow/api';

/** What the two questions ask for (spec section 3). */
export interface QuizAnswers {
  readonly style: Style;
  readonly bodyShape: BodyShape;
}

/** The answers in a value of unknown origin; one that is not of the vocabulary is left out. */
export function readAnswers(value: unknown): Partial<QuizAnswers> {
  if (typeof value !== 'object' || value === null) return {};
  const given: Partial<Record<keyof QuizAnswers, unknown>> = value;
  const style = STYLES.find((name) => name === given.style);
  const bodyShape = BODY_SHAPES.find((name) => name === given.bodyShape);
  return { ...(style && { style }), ...(bodyShape && { bodyShape }) };
}

/** Both answers, or undefined where one is missing. */
export function readFullAnswers(value: unknown): QuizAnswers | undefined {
  const { style, bodyShape } = readAnswers(value);
  return style && bodyShape && { style, bodyShape };
}
