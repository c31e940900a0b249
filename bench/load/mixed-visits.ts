import { setTimeout as delay } from 'node:timers/promises';
import { BODY_SHAPES, type Recommendation, STYLES, VIBES } from '@glow/api';
import { quantile } from '../measure/statistics.ts';

/** What visitors do, by the name that the table shows. */
export type Step =
  | 'page'
  | 'script'
  | 'picture'
  | 'deck picture'
  | 'instant'
  | 'recommend'
  | 'join'
  | 'sign-up';

export interface StepFigures {
  readonly step: Step;
  readonly answered: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
  /** How often each failure came, by its kind: a status, or what the connection did. */
  readonly failures: ReadonlyMap<string, number>;
}

export interface Visits {
  /** Lets every visitor finish what it is about; gives the figures. */
  end(): Promise<readonly StepFigures[]>;
}

const PAGES = ['/', '/style-discovery', '/partner/', '/docs'];
const THINKS_MS = 200;
/** One visitor in so many makes an account, which takes a tenth of a second of one core by itself. */
const SIGNS_UP = 10;
const PICTURES_OF_DECK = 2;

/** Starts visitors, each of whom comes again and again from an address of its own, with a pause before each step. */
export function startVisits(address: string, visitors: number): Visits {
  const times = new Map<Step, number[]>();
  const failures = new Map<Step, Map<string, number>>();
  let visits = 0;
  let state: 'coming' | 'ended' = 'coming';

  async function take(step: Step, client: string, path: string, body?: object): Promise<string | undefined> {
    await delay(THINKS_MS * 2 * Math.random());
    const startedAtMs = performance.now();
    try {
      const answer = await fetch(new URL(path, address), {
        headers: { 'x-forwarded-for': client, accept: 'image/avif', 'content-type': 'application/json' },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${answer.status}`);
      times.set(step, [...(times.get(step) ?? []), performance.now() - startedAtMs]);
      return text;
    } catch (error) {
      const { message, cause } = error as Error & { readonly cause?: { readonly code?: string } };
      const kind = cause?.code ?? message;
      const ofStep = failures.get(step) ?? new Map<string, number>();
      failures.set(step, ofStep.set(kind, (ofStep.get(kind) ?? 0) + 1));
      return undefined;
    }
  }

  async function visit(visit: number): Promise<void> {
    const client = `10.${(visit >> 16) & 255}.${(visit >> 8) & 255}.${visit & 255}`;
    const pick = <Item>(items: readonly Item[], every = 1) => items[Math.floor(visit / every) % items.length];
    await take('page', client, pick(PAGES) ?? '/');
    await take('script', client, '/embed/glow.js');
    const vibe = pick(VIBES);
    await take('picture', client, `/media/vibe/${vibe}?w=320`);
    await take('instant', client, '/api/instant_outfits/', { vibe, image_count: 1, exclude_names: [] });
    const answers = { styles: [pick(STYLES)], bodyShapes: [pick(BODY_SHAPES, STYLES.length)] };
    const deck = await take('recommend', client, '/quiz/recommend/', {
      ...answers,
      image_count: 10,
      use_weather: false,
    });
    const { outfits } = JSON.parse(deck ?? '{"outfits":[]}') as Pick<Recommendation, 'outfits'>;
    for (const { image } of outfits.slice(0, PICTURES_OF_DECK))
      await take('deck picture', client, `${new URL(image).pathname}?w=640`);
    await take('join', client, '/api/early_access/', {
      email: `visitor-${visit}@example.com`,
      consent: true,
    });
    if (visit % SIGNS_UP === 0) await take('sign-up', client, '/api/signup_mongo/', personOf(visit));
  }

  const coming = Array.from({ length: visitors }, async () => {
    while (state === 'coming') {
      visits += 1;
      await visit(visits);
    }
  });

  return {
    async end() {
      state = 'ended';
      await Promise.all(coming);
      const steps = new Set([...times.keys(), ...failures.keys()]);
      return [...steps].map((step) => {
        const ofStep = times.get(step) ?? [];
        return {
          step,
          answered: ofStep.length,
          p50Ms: quantile(ofStep, 0.5),
          p99Ms: quantile(ofStep, 0.99),
          maxMs: Math.max(...ofStep),
          failures: failures.get(step) ?? new Map(),
        };
      });
    },
  };
}

const personOf = (visit: number) => ({
  email: `person-${visit}@example.com`,
  password: 'Velvet-Otter-12',
  displayName: 'Vera Lindqvist',
  securityQuestion: 'first_pet',
  securityAnswer: 'Quibbleworth',
});
