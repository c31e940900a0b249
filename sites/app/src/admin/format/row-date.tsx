import { dateTexts } from './short-date.ts';

/** Renders the date of a row; the whole moment on hover. What is no date is shown as it came. */
export function RowDate({ timestamp }: { readonly timestamp: string }) {
  const texts = dateTexts(timestamp);
  if (!texts) return <>{timestamp}</>;
  return (
    <time dateTime={timestamp} title={texts.whole}>
      {texts.short}
    </time>
  );
}
