const SHORT = new Intl.DateTimeFormat(undefined, { day: '2-digit', month: '2-digit', year: 'numeric' });
const WHOLE = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'short' });

export interface DateTexts {
  /** 2-digit day and month and numeric year (spec section 2, "Admin"), in the order of the reader's own locale. */
  readonly short: string;
  /** The whole moment, for whoever asks. */
  readonly whole: string;
}

/** A timestamp in words; undefined where it is none. */
export function dateTexts(
  timestamp: string,
  short: Intl.DateTimeFormat = SHORT,
  whole: Intl.DateTimeFormat = WHOLE,
): DateTexts | undefined {
  const date = new Date(timestamp);
  if (Number.isNaN(date.getTime())) return undefined;
  return { short: short.format(date), whole: whole.format(date) };
}
