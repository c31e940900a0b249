import type { Outfit } from '@glow/api';
import { describe, expect, it } from 'vitest';
import {
  type CuratedGridEvent,
  type CuratedGridState,
  INITIAL_STATE,
  transition,
} from './curated-grid.machine.ts';

function outfit(name: string, image = `/media/${name}`): Outfit {
  return { name, image, tags: [], source_url: '', alt: '', palette: [], reasons: [] };
}

function visited(outfits: Outfit[] = [outfit('A')], ...savedKeys: string[]): CuratedGridEvent {
  return { type: 'visited', completed: true, outfits, savedKeys: new Set(savedKeys) };
}

function after(...events: CuratedGridEvent[]): CuratedGridState {
  return events.reduce(transition, INITIAL_STATE);
}

const of = (type: 'save' | 'saved' | 'failed' | 'dropped', key = 'a'): CuratedGridEvent => ({ type, key });
const statusOf = (state: CuratedGridState, key = 'a') => state.saves.get(key);

describe('transition', () => {
  it('starts loading, with no message', () => {
    expect(INITIAL_STATE.view).toEqual({ status: 'loading' });
    expect(INITIAL_STATE.notice.state).toBe('hidden');
  });

  it('has no grid before the style test is taken, whatever was liked', () => {
    expect(after({ ...visited(), completed: false } as CuratedGridEvent).view.status).toBe('not-taken');
  });

  it('is empty when nothing was liked', () => {
    expect(after(visited([])).view).toEqual({ status: 'empty' });
  });

  // @spec 5.16 Lists deduplicate by image, else by name.
  it('shows every look once, by its image, else its name', () => {
    const looks = [outfit('A', '/1'), outfit('B', '/1'), outfit('C', ''), outfit('C', '')];
    expect(after(visited(looks)).view).toEqual({ status: 'filled', outfits: [looks[0], looks[2]] });
  });

  it('follows what changes', () => {
    const state = after(visited(), visited([outfit('A'), outfit('B')]));
    expect(state.view).toEqual({ status: 'filled', outfits: [outfit('A'), outfit('B')] });
  });

  it('stays the same state where the visit is read again and nothing has changed', () => {
    const state = after(visited([outfit('A'), outfit('B')], 'a'), of('save', 'b'));
    expect(transition(state, visited([outfit('A'), outfit('B')], 'a'))).toBe(state);
    expect(transition(state, visited([outfit('B'), outfit('A')], 'a')).view).not.toBe(state.view);
    expect(transition(state, visited([outfit('A'), outfit('B')], 'a', 'c')).saves).not.toBe(state.saves);
  });

  // @spec 4.14 Curated save, per outfit: idle, saving, then saved or error.
  it('takes a save from saving to saved or error, each look by itself', () => {
    const state = after(visited(), of('save'), of('save', 'b'), of('saved'), of('failed', 'b'));
    expect([statusOf(state), statusOf(state, 'b'), statusOf(state, 'c')]).toEqual([
      'saved',
      'error',
      undefined,
    ]);
    expect(statusOf(transition(state, of('save', 'b')), 'b')).toBe('saving');
  });

  it('tells of each outcome, and of two equal ones twice', () => {
    expect(after(of('save')).notice.state).toBe('hidden');
    expect(after(of('save'), of('saved')).notice).toEqual({ state: 'shown', key: 1, outcome: 'saved' });
    expect(after(of('failed'), of('failed', 'b')).notice).toEqual({
      state: 'shown',
      key: 2,
      outcome: 'failed',
    });
  });

  it('ends a message and counts on', () => {
    const state = after(of('saved'), { type: 'notice-over' });
    expect(state.notice).toEqual({ state: 'hidden', key: 1 });
    expect(transition(state, of('saved', 'b')).notice.key).toBe(2);
  });

  it('says nothing of a save that was given up', () => {
    const state = after(of('save'), of('dropped'));
    expect([statusOf(state), state.notice.state]).toEqual(['idle', 'hidden']);
  });

  it('knows what was saved before, here or elsewhere', () => {
    expect(statusOf(after(visited([outfit('A')], 'a')))).toBe('saved');
    expect(statusOf(after(of('save'), visited([outfit('A')], 'a')))).toBe('saved');
  });

  it('lets a look be saved again that is no longer remembered as saved', () => {
    expect(statusOf(after(of('saved'), visited()))).toBeUndefined();
  });

  it('keeps saves under way and failures through a change elsewhere', () => {
    const state = after(of('save'), of('failed', 'b'), visited([outfit('A')], 'c'));
    expect([...state.saves]).toEqual([
      ['a', 'saving'],
      ['b', 'error'],
      ['c', 'saved'],
    ]);
  });
});
