import type { WeatherInfo } from '@glow/api';
import { DEMO_OUTFITS } from '../demo/demo-outfits.ts';

const NO_WEATHER: WeatherInfo = {
  requested: true,
  applied: false,
  tag: null,
  source: null,
  temperature: null,
  city: null,
};

const WEATHERS: Readonly<Record<string, WeatherInfo>> = {
  hot: { ...NO_WEATHER, applied: true, tag: 'hot', source: 'demo', temperature: 27.4, city: 'Lisbon' },
  cold: { ...NO_WEATHER, applied: true, tag: 'cold', source: 'demo', temperature: 8.6, city: 'Bergen' },
  'no-place': { ...NO_WEATHER, applied: true, tag: 'hot', source: 'demo' },
};

/** What a server in the named state would answer; `submitting` never does, until the caller gives up. */
export async function recommendDemo(demo: string, request: Request): Promise<Response> {
  if (demo === 'submitting') {
    return new Promise((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
    });
  }
  if (demo === 'error') return new Response('{}', { status: 503 });
  const base = request.url.slice(0, request.url.indexOf('/quiz/'));
  const outfits = DEMO_OUTFITS.map((outfit) => ({ ...outfit, image: base + outfit.image }));
  const weather = WEATHERS[demo] ?? NO_WEATHER;
  return Response.json({ outfits, ai: { enabled: true, provider: 'demo' }, weather });
}
