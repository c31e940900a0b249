import { briefOf } from '#compose/look-request.ts';
import { violationsOf } from '#rules/check-reading.ts';
import { rateOutfit } from '#rules/rate-outfit.ts';
import { meanRating, type RatedLook } from '../format/rated-look.ts';
import type { Read } from '../format/read-looks.ts';
import { spearman } from '../statistics/rank-correlation.ts';

/** What a stylist says of a look: the higher the better, and whether it would send it at all. */
export interface Judgement {
  readonly score: number;
  readonly rejected: boolean;
}

/** Our own: the weighted score of 0–1, less one for every gate that the look breaks. */
export function ourJudgement({ look, reading }: Read<RatedLook>): Judgement {
  const brief = briefOf(look.request);
  const broken = violationsOf(reading, brief).length;
  return { score: rateOutfit(reading, brief) - broken, rejected: broken > 0 };
}

export interface Judged {
  readonly look: RatedLook;
  readonly judgement: Judgement;
}

const shareOf = (judged: readonly Judged[]) =>
  judged.filter(({ judgement }) => judgement.rejected).length / judged.length;

export interface JudgementFigures {
  readonly looks: number;
  /** Rank correlation of score and mean rating, −1 to 1. */
  readonly correlation: number;
  /** The same without random looks, which any rule tells from composed ones. */
  readonly correlationOfComposed: number;
  /** The same among looks that are not rejected. */
  readonly correlationOfPassed: number;
  /** Share of looks rated below 3 that are rejected. */
  readonly caught: number;
  /** Share of looks rated 4 or better that are rejected. */
  readonly wronged: number;
}

const GOOD = 4;
const UNREMARKABLE = 3;

/** How far judgements follow the ratings. */
export function judgementFigures(judged: readonly Judged[]): JudgementFigures {
  const correlation = (some: readonly Judged[]) =>
    spearman(
      some.map(({ judgement }) => judgement.score),
      some.map(({ look }) => meanRating(look)),
    );
  return {
    looks: judged.length,
    correlation: correlation(judged),
    correlationOfComposed: correlation(judged.filter(({ look }) => look.source !== 'random')),
    correlationOfPassed: correlation(judged.filter(({ judgement }) => !judgement.rejected)),
    caught: shareOf(judged.filter(({ look }) => meanRating(look) < UNREMARKABLE)),
    wronged: shareOf(judged.filter(({ look }) => meanRating(look) >= GOOD)),
  };
}
