import type { Judgement } from './judgement.ts';

/** Reads another stylist's scores, one `{"id","score","rejected"?}` a line; throws for a line that is none. */
export function otherJudgements(lines: readonly string[]): ReadonlyMap<string, Judgement> {
  return new Map(
    lines.map((line) => {
      const { id, score, rejected = false } = JSON.parse(line);
      if (typeof id !== 'string' || typeof score !== 'number' || typeof rejected !== 'boolean')
        throw new SyntaxError(`Not a score of a rated look: ${line.slice(0, 60)}`);
      return [id, { score, rejected }];
    }),
  );
}
