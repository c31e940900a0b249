import type { Recommendation } from '@glow/api';
import { describe, expect, it } from 'vitest';
import {
  INITIAL_STATE,
  QUESTIONS,
  type StyleQuizEvent,
  type StyleQuizState,
  transition,
} from './style-quiz.machine.ts';

const RECOMMENDATION: Recommendation = {
  outfits: [],
  ai: { enabled: true, provider: 'glow' },
  weather: {
    requested: true,
    applied: true,
    tag: 'cold',
    source: 'forecast',
    temperature: 4,
    city: 'Oslo',
  },
};
const STYLE: StyleQuizEvent = { type: 'choose', question: 'style', answer: 'Casual' };
const SHAPE: StyleQuizEvent = { type: 'choose', question: 'bodyShape', answer: 'Pear' };
const NEXT: StyleQuizEvent = { type: 'next' };
const BACK: StyleQuizEvent = { type: 'back' };
const TOGGLE: StyleQuizEvent = { type: 'toggle-weather' };
const ANSWERED: StyleQuizEvent = { type: 'answered', recommendation: RECOMMENDATION };
const FAILED: StyleQuizEvent = { type: 'failed', failure: { kind: 'http', status: 503 } };

const after = (...events: StyleQuizEvent[]): StyleQuizState => events.reduce(transition, INITIAL_STATE);
const submitting = after(TOGGLE, STYLE, NEXT, SHAPE, NEXT);

describe('QUESTIONS', () => {
  it('asks for the style, then for the body shape', () => {
    expect(QUESTIONS).toEqual(['style', 'bodyShape']);
  });
});

describe('transition', () => {
  it('starts with the first question, no answer and no weather', () => {
    expect(INITIAL_STATE).toEqual({ status: 'asking', index: 0, answers: {}, weather: { filter: 'off' } });
  });

  // @spec 4.5 Quiz: question index 0 to 1; an answer must be chosen to proceed; on the last question it
  //   submits, then navigates to the swipe screen with the outfits; inputs are locked while submitting.
  it.each([
    ['the first question', after()],
    ['the second question', after(STYLE, NEXT)],
  ])('stays at %s until an answer is chosen', (_, state) => {
    expect(transition(state, NEXT)).toBe(state);
  });

  it('goes to the second question and back with its answers', () => {
    const second = after(STYLE, NEXT);
    expect(second).toMatchObject({ status: 'asking', index: 1, answers: { style: 'Casual' } });
    const first = transition(transition(second, SHAPE), BACK);
    expect(first).toMatchObject({ index: 0, answers: { style: 'Casual', bodyShape: 'Pear' } });
  });

  it('has nowhere to go back to from the first question', () => {
    expect(transition(INITIAL_STATE, BACK)).toBe(INITIAL_STATE);
  });

  it('submits from the last question', () => {
    expect(submitting).toMatchObject({
      status: 'submitting',
      answers: { style: 'Casual', bodyShape: 'Pear' },
    });
  });

  it.each([STYLE, SHAPE, NEXT, BACK, TOGGLE, { type: 'retake' } as const])(
    'is locked for $type while submitting',
    (event) => {
      expect(transition(submitting, event)).toBe(submitting);
    },
  );

  it('is done with an answer, and knows what became of the weather', () => {
    const done = transition(submitting, ANSWERED);
    expect(done).toMatchObject({ status: 'done', recommendation: RECOMMENDATION });
    expect(done.weather).toEqual({ filter: 'on', info: RECOMMENDATION.weather });
  });

  it('leaves the weather off where it was not asked for', () => {
    expect(after(STYLE, NEXT, SHAPE, NEXT, ANSWERED).weather).toEqual({ filter: 'off' });
  });

  it('can be sent again after a failure', () => {
    const failed = transition(submitting, FAILED);
    expect(failed).toMatchObject({ status: 'failed', failure: { kind: 'http', status: 503 } });
    expect(transition(failed, NEXT)).toEqual(submitting);
  });

  it('drops outcomes that nobody waits for', () => {
    expect(transition(INITIAL_STATE, ANSWERED)).toBe(INITIAL_STATE);
    expect(transition(INITIAL_STATE, FAILED)).toBe(INITIAL_STATE);
  });

  it('forgets a forecast with the choice to use it', () => {
    const done = transition(submitting, ANSWERED);
    expect(transition(done, TOGGLE).weather).toEqual({ filter: 'off' });
    expect([TOGGLE, TOGGLE].reduce(transition, done).weather).toEqual({ filter: 'on', info: undefined });
  });

  it('takes a forecast while the weather counts, also while the looks are asked for, and none after them', () => {
    const forecast = { info: RECOMMENDATION.weather };
    const event: StyleQuizEvent = { type: 'forecast', forecast };
    expect(transition(INITIAL_STATE, event)).toBe(INITIAL_STATE);
    expect(transition(after(TOGGLE), event).weather).toEqual({ filter: 'on', ...forecast });
    expect(transition(submitting, event)).toMatchObject({ status: 'submitting', weather: forecast });
    const done = transition(submitting, ANSWERED);
    expect(transition(done, event)).toBe(done);
  });

  it('comes back to the question, answers and weather of a session', () => {
    const session = { index: 1, answers: { style: 'Party' }, useWeather: true } as const;
    expect(transition(INITIAL_STATE, { type: 'restore', session })).toEqual({
      status: 'asking',
      index: 1,
      answers: { style: 'Party' },
      weather: { filter: 'on', info: undefined },
    });
  });

  it('starts without a session, and without the weather where a session left it off', () => {
    expect(transition(submitting, { type: 'restore', session: undefined })).toBe(INITIAL_STATE);
    const session = { index: 0, answers: { style: 'Party' }, useWeather: false } as const;
    expect(transition(INITIAL_STATE, { type: 'restore', session })).toEqual({
      status: 'asking',
      index: 0,
      answers: { style: 'Party' },
      weather: { filter: 'off' },
    });
  });

  it('comes back to the first question when a session lacks its answer', () => {
    const session = { index: 1, answers: { bodyShape: 'Round' }, useWeather: false } as const;
    expect(transition(INITIAL_STATE, { type: 'restore', session })).toMatchObject({ index: 0 });
  });

  it('starts afresh for a retake once it is done, and not in the middle', () => {
    const middle = after(STYLE, NEXT);
    expect(transition(transition(submitting, ANSWERED), { type: 'retake' })).toBe(INITIAL_STATE);
    expect(transition(middle, { type: 'retake' })).toBe(middle);
  });
});
