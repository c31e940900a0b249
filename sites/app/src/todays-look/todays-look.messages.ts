/** On the profile, and on the front page of whoever has been here. */
export const TODAYS_LOOK_TEXTS = {
  heading: "Today's look",
  loading: "Choosing today's look...",
  weather: (celsius: number) => `Dressed for ${celsius} °C where you are.`,
  another: 'Another',
  first: 'The first again',
  failed: "Today's look could not be loaded.",
  again: 'Try Again',
  none: 'No look hangs here today.',
} as const;

/** The day as people say it. */
export function dayText(date: Date): string {
  return new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' }).format(date);
}
