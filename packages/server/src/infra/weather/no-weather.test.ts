import { noWeather } from './no-weather.ts';
import { describeWeatherSource } from './weather-source.suite.ts';

describeWeatherSource('noWeather', async () => noWeather(), undefined);
