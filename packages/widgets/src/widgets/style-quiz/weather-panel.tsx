import { Button } from '@glow/kit';
import type { WeatherChoice } from './style-quiz.machine.ts';
import { type StyleQuizStrings, weatherTexts } from './style-quiz.messages.ts';

export interface WeatherPanelProps {
  readonly weather: WeatherChoice;
  readonly lock: 'open' | 'locked';
  readonly strings: StyleQuizStrings;
  readonly onToggle: () => void;
}

/** Whether the forecast counts, what came of it, and the button that turns it on and off. */
export function WeatherPanel({ weather, lock, strings, onToggle }: WeatherPanelProps) {
  const { face, title, text } = weatherTexts(weather, strings);
  return (
    <div className="glow-weather" part="weather" data-weather={face}>
      <span className="glow-weather-mark" aria-hidden="true" />
      <div className="glow-weather-words" role="status">
        <p className="glow-weather-title" part="weather-title">
          {title}
        </p>
        <p className="glow-weather-text" part="weather-text">
          {text}
        </p>
      </div>
      <Button
        variant="quiet"
        size="small"
        part="weather-toggle"
        disabled={lock === 'locked'}
        onClick={onToggle}
      >
        {weather.filter === 'off' ? strings.enableWeather : strings.disableWeather}
      </Button>
    </div>
  );
}
