import { describe, expect, it } from 'vitest';
import {
  type EarlyAccessEvent,
  type EarlyAccessState,
  INITIAL_STATE,
  isSendable,
  transition,
} from './early-access.machine.ts';

const open: EarlyAccessEvent = { type: 'open' };
const close: EarlyAccessEvent = { type: 'close' };
const submit: EarlyAccessEvent = { type: 'submit' };
const lineBack: EarlyAccessEvent = { type: 'line-back' };
const joined: EarlyAccessEvent = { type: 'joined', message: 'Welcome' };
const refused: EarlyAccessEvent = { type: 'failed', failure: { reason: 'refused' } };
const unanswered: EarlyAccessEvent = { type: 'failed', failure: { reason: 'unanswered' } };

function edit(email: string): EarlyAccessEvent {
  return { type: 'edit', email };
}

function after(...events: EarlyAccessEvent[]): EarlyAccessState {
  return events.reduce(transition, INITIAL_STATE);
}

const sent = [open, edit('ada@example.com'), submit];

describe('transition', () => {
  it('opens with an empty field', () => {
    expect(after(open)).toEqual({ status: 'idle', email: '' });
  });

  it('keeps what is typed when it is opened twice', () => {
    expect(after(open, edit('a'), open)).toEqual({ status: 'idle', email: 'a' });
  });

  it.each(['', 'ada', 'ada@example', 'ada@@example.com', '@example.com', 'ada@.', 'a da@example.com'])(
    'does not send %j',
    (email) => {
      expect(after(open, edit(email), submit)).toEqual({ status: 'invalid', email });
    },
  );

  it('sends an address without the spaces around it', () => {
    expect(after(open, edit(' ada@example.com '), submit)).toEqual({
      status: 'submitting',
      email: 'ada@example.com',
      attempt: 'first',
    });
  });

  it('sends again what was mended', () => {
    expect(after(open, edit('ada'), submit, edit('ada@example.com'), submit).status).toBe('submitting');
  });

  it('sends once, however often it is asked to', () => {
    const state = after(...sent);
    expect(transition(state, submit)).toBe(state);
    expect(transition(state, edit('b'))).toBe(state);
  });

  it("succeeds with the server's message", () => {
    expect(after(...sent, joined)).toEqual({ status: 'success', message: 'Welcome' });
  });

  it('stays editable after a refusal, and waits for nothing', () => {
    const state = after(...sent, refused);
    expect(state).toMatchObject({ status: 'error', email: 'ada@example.com', retry: 'none' });
    expect(transition(state, lineBack)).toBe(state);
    expect(after(...sent, refused, submit).status).toBe('submitting');
  });

  it('tries once more when the line is back', () => {
    expect(after(...sent, unanswered)).toMatchObject({ status: 'error', retry: 'waiting' });
    const again = after(...sent, unanswered, lineBack);
    expect(again).toMatchObject({ status: 'submitting', email: 'ada@example.com', attempt: 'again' });
    expect(transition(again, unanswered)).toMatchObject({ status: 'error', retry: 'none' });
  });

  it('waits for the line again after the visitor sent it again', () => {
    const events = [...sent, unanswered, lineBack, unanswered, submit, unanswered];
    expect(after(...events)).toMatchObject({ status: 'error', retry: 'waiting' });
  });

  it('leaves sending to a visitor who began to edit', () => {
    const state = after(...sent, unanswered, edit('grace@example.com'));
    expect(state).toMatchObject({ status: 'error', email: 'grace@example.com', retry: 'none' });
  });

  // @spec 2.early-access-modal.6 Closing resets all fields and state.
  // @spec 4.2 Closing resets email, success, error and submitting.
  it.each([
    ['idle', [open, edit('a')]],
    ['invalid', [open, submit]],
    ['submitting', sent],
    ['success', [...sent, joined]],
    ['error', [...sent, unanswered]],
  ])('forgets everything when it is closed from %s', (_, events) => {
    expect(after(...events, close)).toEqual({ status: 'closed', shown: 'before' });
    expect(after(...events, close, open)).toEqual({ status: 'idle', email: '' });
  });

  it('ignores an answer that came after it was closed', () => {
    const state = after(...sent, close);
    expect(transition(state, joined)).toBe(state);
    expect(transition(state, unanswered)).toBe(state);
  });
});

describe('isSendable', () => {
  it('holds for a valid address in a form alone', () => {
    expect(isSendable(after(open, edit('ada@example.com')))).toBe(true);
    expect(isSendable(after(open, edit('ada')))).toBe(false);
    expect(isSendable(after(...sent))).toBe(false);
  });
});
