import type { ForecastTroubleStrings } from '../style-quiz.messages.ts';

/** Why there is no forecast, and what can be done; loaded when the weather is enabled. */
export const FORECAST_TROUBLE_STRINGS: ForecastTroubleStrings = {
  weatherDenied: 'Your location stays private. Share it in your browser for this page, or go on without.',
  weatherOffline: 'You are offline. We ask again when you get your looks.',
  weatherUnreachable: 'The forecast is taking too long. We ask again when you get your looks.',
  weatherUnknown: 'Nobody has a forecast for your place just now. We ask again when you get your looks.',
};
