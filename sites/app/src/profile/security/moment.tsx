const FORMAT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** Renders a date and time in the visitor's time zone. */
export function Moment({ at }: { readonly at: string }) {
  return <time dateTime={at}>{FORMAT.format(new Date(at))}</time>;
}
