import { describe, expect, it } from 'vitest';
import { INITIAL_STATE, transition, type UploadEvent } from './upload.machine.ts';

const run = (...events: readonly UploadEvent[]) => events.reduce(transition, INITIAL_STATE);
const progress = { sentBytes: 5, totalBytes: 10 };

describe('transition', () => {
  it('shows a problem instead of sending, until something is edited', () => {
    expect(run({ type: 'submit', problem: 'png' })).toEqual({ status: 'invalid', problem: 'png' });
    expect(run({ type: 'submit', problem: 'png' }, { type: 'edit' })).toEqual(INITIAL_STATE);
  });

  it('sends once, counts what is sent, and takes no edits meanwhile', () => {
    const sending = run({ type: 'submit', problem: undefined }, { type: 'progress', progress });
    expect(sending).toEqual({ status: 'sending', progress });
    expect(transition(sending, { type: 'submit', problem: 'file' })).toBe(sending);
    expect(transition(sending, { type: 'edit' })).toBe(sending);
  });

  it('can be sent again after a failure or a cancel', () => {
    const failed = run({ type: 'submit', problem: undefined }, { type: 'failed', text: 'no', detail: 'x' });
    expect(failed).toEqual({ status: 'failed', text: 'no', detail: 'x' });
    expect(transition(failed, { type: 'submit', problem: undefined }).status).toBe('sending');
    expect(run({ type: 'submit', problem: undefined }, { type: 'cancel' })).toEqual(INITIAL_STATE);
  });

  it('drops what a cancelled upload still reports', () => {
    const cancelled = run({ type: 'submit', problem: undefined }, { type: 'cancel' });
    expect(transition(cancelled, { type: 'progress', progress })).toBe(cancelled);
    expect(transition(cancelled, { type: 'failed', text: 'late', detail: undefined })).toBe(cancelled);
  });
});
