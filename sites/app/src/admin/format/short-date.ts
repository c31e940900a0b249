/** Year first, as ISO 8601 has it: no reader takes the day for the month. */
const SHORT = new Intl.DateTimeFormat('sv-SE', { day: '2-digit', month: '2-digit', year: 'numeric' });
const WHOLE = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'short' });

export interface DateTexts {
  /** 2-digit day and month and numeric year (spec section 2, "Admin"), such as 2026-11-22. */
  readonly short: string;
  /** The whole moment, for whoever asks. */
  readonly whole: string;
}

/** A timestamp in words; undefined where it is none. */
export function dateTexts(timestamp: string): DateTexts | undefined {
  const date = new Date(timestamp);
  if (Number.isNaN(date.getTime())) return undefined;
  return { short: SHORT.format(date), whole: WHOLE.format(date) };
}
