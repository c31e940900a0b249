import { INSTANT_OPTIONS, type InstantOption, type Outfit } from '@glow/api';
import { describe, expect, it } from 'vitest';
import {
  INITIAL_STATE,
  type InstantStyleEvent,
  type InstantStyleState,
  transition,
} from './instant-style.machine.ts';

const [sunny, cloudy] = INSTANT_OPTIONS as [InstantOption, InstantOption];

function outfit(name: string, overrides: Partial<Outfit> = {}): Outfit {
  const image = `/media/${name}`;
  return { name, image, tags: [], source_url: '', alt: '', palette: [], reasons: [], ...overrides };
}

function answered(...outfits: Outfit[]): InstantStyleEvent {
  return { type: 'answered', answer: { outfits, uniqueExhausted: false } };
}

function exhausted(...outfits: Outfit[]): InstantStyleEvent {
  return { type: 'answered', answer: { outfits, uniqueExhausted: true } };
}

function after(...events: InstantStyleEvent[]): InstantStyleState {
  return events.reduce(transition, INITIAL_STATE);
}

const pick: InstantStyleEvent = { type: 'pick', option: sunny };
const retake: InstantStyleEvent = { type: 'retake' };
const pictureReady: InstantStyleEvent = { type: 'picture-ready' };
const requestFailed: InstantStyleEvent = {
  type: 'failed',
  failure: { reason: 'requestFailed', kind: 'network' },
};
const look = [pick, answered(outfit('A')), pictureReady];

describe('transition', () => {
  it('starts idle, with nothing seen', () => {
    expect(INITIAL_STATE).toEqual({ status: 'idle', seen: [] });
  });

  it('loads from the first attempt when a vibe is picked', () => {
    expect(after(pick)).toEqual({ status: 'loading', option: sunny, attempt: 1, supply: 'open', seen: [] });
  });

  it('shows the look once its picture can be drawn', () => {
    expect(after(pick, answered(outfit('A'))).status).toBe('arriving');
    expect(after(...look)).toEqual({ status: 'result', option: sunny, outfit: outfit('A'), seen: ['A'] });
  });

  it('makes another attempt when the name was seen', () => {
    const state = after(...look, pick, answered(outfit('A')));
    expect(state).toMatchObject({ status: 'loading', attempt: 2, seen: ['A'] });
  });

  it('takes the unseen look of an attempt after the first', () => {
    const state = after(...look, pick, answered(outfit('A')), answered(outfit('B')));
    expect(state).toMatchObject({ status: 'arriving', outfit: { name: 'B' }, seen: ['A', 'B'] });
  });

  it('takes the first unseen look of an answer that holds several', () => {
    const state = after(...look, pick, answered(outfit('A'), outfit('B')));
    expect(state).toMatchObject({ status: 'arriving', outfit: { name: 'B' } });
  });

  it('gives up after five attempts', () => {
    const answers = Array.from({ length: 5 }, () => answered());
    expect(after(pick, ...answers.slice(1))).toMatchObject({ status: 'loading', attempt: 5 });
    expect(after(pick, ...answers)).toMatchObject({ status: 'error', failure: { reason: 'noOutfit' } });
  });

  it('counts an outfit without a picture as none', () => {
    expect(after(pick, answered(outfit('A', { image: '' })))).toMatchObject({
      status: 'loading',
      attempt: 2,
    });
  });

  it('forgets the seen names when the server reports exhaustion', () => {
    const state = after(...look, pick, exhausted());
    expect(state).toMatchObject({ status: 'loading', attempt: 2, supply: 'exhausted', seen: [] });
  });

  it('shows a look again that comes with the report of exhaustion', () => {
    expect(after(...look, pick, exhausted(outfit('A')))).toMatchObject({ status: 'arriving', seen: ['A'] });
  });

  it('says that all was shown when no attempt after the report finds a look', () => {
    const state = after(pick, answered(), exhausted(), answered(), answered(), answered());
    expect(state).toMatchObject({ status: 'error', failure: { reason: 'exhausted' } });
  });

  it('forgets the report of exhaustion with the next pick', () => {
    expect(after(pick, exhausted(), pick)).toMatchObject({ attempt: 1, supply: 'open' });
  });

  it('stops trying when a request fails, and keeps what was seen', () => {
    const state = after(...look, pick, requestFailed);
    expect(state).toMatchObject({ status: 'error', failure: { reason: 'requestFailed' }, seen: ['A'] });
    expect(transition(state, answered(outfit('B')))).toBe(state);
  });

  it('replaces a pick under way by another', () => {
    const state = after(pick, answered(), { type: 'pick', option: cloudy });
    expect(state).toMatchObject({ status: 'loading', option: cloudy, attempt: 1 });
  });

  it('goes back to idle with what was seen', () => {
    expect(after(...look, retake)).toEqual({ status: 'idle', seen: ['A'] });
    expect(after(pick, retake)).toEqual({ status: 'idle', seen: [] });
    expect(after(pick, requestFailed, retake)).toEqual({ status: 'idle', seen: [] });
  });

  it.each([
    ['an answer', answered(outfit('B'))],
    ['a failure', requestFailed],
    ['a picture', pictureReady],
  ])('ignores %s that nothing waits for', (_, event) => {
    for (const state of [INITIAL_STATE, after(...look), after(pick, requestFailed)]) {
      expect(transition(state, event)).toBe(state);
    }
  });
});
