import { describe, expect, it } from 'vitest';
import { INITIAL_STATE, transition, type WardrobeEvent, type WardrobeState } from './wardrobe.machine.ts';

const DRESS = { name: 'Garden dress', image: '/media/looks/a.png', tags: [], alt: '' };
const COAT = { name: 'Ember coat', image: '/media/looks/b.png', tags: [], alt: '' };

function after(...events: readonly WardrobeEvent[]): WardrobeState {
  return events.reduce(transition, INITIAL_STATE);
}

const LOADED: WardrobeEvent = { type: 'loaded', items: [DRESS, COAT] };
const ASK: WardrobeEvent = { type: 'ask', item: DRESS };

describe('the wardrobe', () => {
  it('loads, fails and loads again', () => {
    expect(after({ type: 'load-failed' })).toEqual({ status: 'failed' });
    expect(after({ type: 'load-failed' }, { type: 'load' })).toEqual({ status: 'loading' });
    expect(after({ type: 'load-failed' }, { type: 'load' }, LOADED)).toMatchObject({
      status: 'loaded',
      items: [DRESS, COAT],
    });
  });

  // @spec 4.18 Wardrobe delete: confirm dialog, deleting, removed, with a toast for 4 seconds.
  it('deletes a look only after it was asked and agreed to', () => {
    expect(after(LOADED, { type: 'delete' })).toEqual(after(LOADED));
    expect(after(LOADED, ASK, { type: 'keep' })).toEqual(after(LOADED));
    expect(after(LOADED, ASK)).toMatchObject({ removal: { status: 'asking', item: DRESS } });
    expect(after(LOADED, ASK, { type: 'delete' })).toMatchObject({
      items: [DRESS, COAT],
      removal: { status: 'deleting' },
    });
    expect(after(LOADED, ASK, { type: 'delete' }, { type: 'deleted' })).toMatchObject({
      items: [COAT],
      removal: { status: 'none' },
      notice: { state: 'shown', outcome: 'deleted' },
    });
  });

  it('keeps a look whose deletion failed, and says so', () => {
    expect(after(LOADED, ASK, { type: 'delete' }, { type: 'delete-failed' })).toMatchObject({
      items: [DRESS, COAT],
      removal: { status: 'none' },
      notice: { state: 'shown', outcome: 'not-deleted' },
    });
  });

  it('deletes one look at a time', () => {
    const deleting = after(LOADED, ASK, { type: 'delete' });
    expect(transition(deleting, { type: 'ask', item: COAT })).toBe(deleting);
    expect(transition(deleting, { type: 'keep' })).toBe(deleting);
  });

  it('tells two notices that follow each other apart', () => {
    const once = after(LOADED, ASK, { type: 'delete' }, { type: 'delete-failed' });
    const twice = [ASK, { type: 'delete' }, { type: 'delete-failed' }] as const;
    const again = twice.reduce<WardrobeState>(transition, once);
    if (once.status !== 'loaded' || again.status !== 'loaded') throw new Error('not loaded');
    expect(again.notice).not.toEqual(once.notice);
    expect(transition(again, { type: 'notice-over' })).toMatchObject({ notice: { state: 'hidden' } });
  });
});
