import type { WeatherInfo } from '@glow/api';
import { DEMO_OUTFITS } from './demo-outfits.ts';

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

/** Returns the answer of the quiz's recommend call: the demo looks, and the weather of the named state. */
export function recommendDemo(demo: string, base: string): object {
  const outfits = DEMO_OUTFITS.map((outfit) => ({ ...outfit, image: base + outfit.image }));
  const weather = WEATHERS[demo] ?? NO_WEATHER;
  return { outfits, ai: { enabled: true, provider: 'demo' }, weather };
}

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** Never answers, until the caller gives up; a demo of waiting goes on when the time of a call is over. */
function silence({ signal }: Request): Promise<Response> {
  return new Promise((_, reject) =>
    signal.addEventListener('abort', () => {
      if (signal.reason?.name !== 'TimeoutError') reject(signal.reason);
    }),
  );
}

async function respondToEarlyAccess(demo: string, request: Request): Promise<Response> {
  if (demo === 'submitting') return silence(request);
  if (demo === 'error') return json({}, 503);
  if (demo === 'refused') {
    return json(
      { status: 'error', message: 'Too many sign-ups from here. Please try again in a minute.' },
      429,
    );
  }
  if (demo === 'offline') throw new TypeError('Failed to fetch');
  return json({ status: 'ok', ...(demo === 'message' && { message: "You're in. See you at the fitting." }) });
}

async function respondToInstantOutfits(demo: string, request: Request): Promise<Response> {
  if (demo === 'loading') return silence(request);
  if (demo === 'error') return json({}, 503);
  if (demo === 'empty' || demo === 'exhausted') {
    return json({ outfits: [], uniqueExhausted: demo === 'exhausted' });
  }
  const { vibe, exclude_names } = (await request.json()) as { vibe: string; exclude_names: string[] };
  const fresh = DEMO_OUTFITS.filter(
    (outfit) => outfit.tags.includes(vibe) && !exclude_names.includes(outfit.name),
  );
  const base = request.url.slice(0, request.url.indexOf('/api/'));
  const outfits = fresh.slice(0, 1).map((outfit) => ({ ...outfit, image: base + outfit.image }));
  return json({ outfits, uniqueExhausted: outfits.length === 0 });
}

async function respondToQuiz(demo: string, request: Request): Promise<Response> {
  if (demo === 'submitting') return silence(request);
  if (demo === 'error') return json({}, 503);
  return json(recommendDemo(demo, request.url.slice(0, request.url.indexOf('/quiz/'))));
}

/** Returns what a server in the named state would answer. */
export async function respond(demo: string, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname.endsWith('/api/early_access/')) return respondToEarlyAccess(demo, request);
  if (pathname.endsWith('/api/instant_outfits/')) return respondToInstantOutfits(demo, request);
  if (pathname.endsWith('/quiz/weather/')) return json(WEATHERS[demo] ?? NO_WEATHER);
  if (pathname.endsWith('/quiz/recommend/')) return respondToQuiz(demo, request);
  return json({ error: 'The demo does not know this address.', code: 'not_found' }, 404);
}
