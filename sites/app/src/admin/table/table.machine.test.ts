import type { Page } from '@glow/api';
import { describe, expect, it } from 'vitest';
import { initialState, rowsOf, type TableEvent, tableMachine } from './table.machine.ts';

const keyOf = (name: string) => name;
const transition = tableMachine<string>(keyOf);
const run = (...events: readonly TableEvent<string>[]) => events.reduce(transition, initialState<string>());
const asked = (request: number, added: 'keep' | 'forget' = 'keep') =>
  ({ type: 'asked', request, added }) as const;
const page = (...items: readonly string[]): Page<string> => ({
  items,
  total: items.length,
  page: 1,
  page_size: 10,
});
const answered = (request: number, ...items: readonly string[]) =>
  ({ type: 'answered', request, answer: page(...items) }) as const;

describe('tableMachine', () => {
  it('drops an answer and a failure that come after a newer question', () => {
    const state = run(asked(1), asked(2), answered(2, 'b'), answered(1, 'a'), { type: 'failed', request: 1 });
    expect(rowsOf(state, keyOf)).toEqual(['b']);
    expect(state.view.status).toBe('shown');
  });

  it('keeps the page before on screen while the next is asked for', () => {
    const state = run(asked(1), answered(1, 'a'), asked(2));
    expect(state.view).toMatchObject({ status: 'shown', freshness: 'refreshing' });
    expect(rowsOf(state, keyOf)).toEqual(['a']);
  });

  it('loads anew after a failure', () => {
    expect(run(asked(1), { type: 'failed', request: 1 }, asked(2)).view).toEqual({ status: 'loading' });
  });

  it('takes a deleted row away at once and counts it off', () => {
    const state = run(asked(1), answered(1, 'a', 'b'), { type: 'removed', item: 'a' });
    expect(rowsOf(state, keyOf)).toEqual(['b']);
    expect(state.view).toMatchObject({ answer: { total: 1 } });
  });

  it('shows an uploaded row at once, first and only once, when the list comes anew', () => {
    const before = run(asked(1), answered(1, 'a'), { type: 'added', item: 'new' });
    expect(rowsOf(before, keyOf)).toEqual(['new', 'a']);
    const after = [asked(2), answered(2, 'a', 'new')].reduce(transition, before);
    expect(rowsOf(after, keyOf)).toEqual(['new', 'a']);
  });

  it('forgets an uploaded row when one goes elsewhere or it is deleted', () => {
    const added = run(asked(1), answered(1, 'a'), { type: 'added', item: 'new' });
    expect(rowsOf([asked(2, 'forget'), answered(2, 'z')].reduce(transition, added), keyOf)).toEqual(['z']);
    expect(rowsOf(transition(added, { type: 'removed', item: 'new' }), keyOf)).toEqual(['a']);
  });
});
