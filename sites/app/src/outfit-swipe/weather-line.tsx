import type { WeatherInfo } from '@glow/api';
import { STYLE_QUIZ_STRINGS, weatherTexts } from '@glow/widgets';
import { useEffect, useState } from 'react';

interface WeatherLineProps {
  readonly weather: WeatherInfo | undefined;
}

/** Says in one line how the weather counted for these looks, where it was asked for; the quiz said the rest (spec section 8). */
export function WeatherLine({ weather }: WeatherLineProps) {
  // After the first render: navigation state is not in the prerendered page.
  const [shown, setShown] = useState<WeatherInfo>();
  useEffect(() => setShown(weather), [weather]);
  if (!shown?.requested) return null;
  const hasPlace = shown.applied && (shown.city || shown.temperature !== null);
  const { face, title, text } = weatherTexts({ filter: 'on', info: shown }, STYLE_QUIZ_STRINGS);
  return (
    <p className="weather-line" data-weather={face}>
      <strong>{title}.</strong>
      {hasPlace && ` ${text}`}
    </p>
  );
}
