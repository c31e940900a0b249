export { createWeather, type Weather } from './weather.ts';
export type { Spot, WeatherSource } from './weather-source.ts';
export { weatherSourceOf } from './weather-source-of.ts';
