import { noWeather } from './choose-weather-source.ts';
import { describeWeatherSource } from './weather-source.suite.ts';

describeWeatherSource('noWeather', async () => noWeather(), undefined);
