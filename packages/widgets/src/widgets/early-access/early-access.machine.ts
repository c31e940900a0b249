import { isEmail } from '@glow/api';

/** Why a sign-up failed: the server's own words where it has some, else whether an answer came at all. */
export type Failure =
  | { readonly reason: 'refused'; readonly serverText?: string | undefined }
  | { readonly reason: 'unanswered' };

/** What happens when the line is back: one more try, unless it was had or the visitor began to edit. */
type Retry = 'waiting' | 'none';

/** Spec section 4: idle, submitting, success or error; `invalid` is the form with its own check's error. */
export type EarlyAccessState =
  | { readonly status: 'closed'; readonly shown: 'never' | 'before' }
  | { readonly status: 'idle'; readonly email: string }
  | { readonly status: 'invalid'; readonly email: string }
  | { readonly status: 'submitting'; readonly email: string; readonly attempt: 'first' | 'again' }
  | { readonly status: 'success'; readonly message: string | undefined }
  | { readonly status: 'error'; readonly email: string; readonly failure: Failure; readonly retry: Retry };

export type EarlyAccessEvent =
  | { readonly type: 'open' }
  | { readonly type: 'close' }
  | { readonly type: 'edit'; readonly email: string }
  | { readonly type: 'submit' }
  | { readonly type: 'joined'; readonly message?: string | undefined }
  | { readonly type: 'failed'; readonly failure: Failure }
  | { readonly type: 'line-back' };

export const INITIAL_STATE: EarlyAccessState = { status: 'closed', shown: 'never' };

/** Returns whether what is typed would be sent (spec section 5). */
export function isSendable(state: EarlyAccessState): boolean {
  return isForm(state) && isEmail(state.email.trim());
}

type FormState = Extract<EarlyAccessState, { status: 'idle' | 'invalid' | 'error' }>;

function isForm(state: EarlyAccessState): state is FormState {
  return state.status === 'idle' || state.status === 'invalid' || state.status === 'error';
}

/** Returns the next state; an event that means nothing in a state leaves it as it is. */
export function transition(state: EarlyAccessState, event: EarlyAccessEvent): EarlyAccessState {
  switch (event.type) {
    case 'open':
      return state.status === 'closed' ? { status: 'idle', email: '' } : state;
    case 'close':
      return state.status === 'closed' ? state : { status: 'closed', shown: 'before' };
    case 'edit':
      return edited(state, event.email);
    case 'submit':
      return submitted(state);
    case 'joined':
      return state.status === 'submitting' ? { status: 'success', message: event.message } : state;
    case 'failed':
      return state.status === 'submitting' ? failed(state, event.failure) : state;
    case 'line-back':
      return state.status === 'error' && state.retry === 'waiting'
        ? { status: 'submitting', email: state.email, attempt: 'again' }
        : state;
  }
}

function edited(state: EarlyAccessState, email: string): EarlyAccessState {
  if (state.status === 'error') return { ...state, email, retry: 'none' };
  return isForm(state) ? { ...state, email } : state;
}

function submitted(state: EarlyAccessState): EarlyAccessState {
  if (!isForm(state)) return state;
  const email = state.email.trim();
  return isSendable(state)
    ? { status: 'submitting', email, attempt: 'first' }
    : { status: 'invalid', email: state.email };
}

function failed(
  { email, attempt }: Extract<EarlyAccessState, { status: 'submitting' }>,
  failure: Failure,
): EarlyAccessState {
  const retry = failure.reason === 'unanswered' && attempt === 'first' ? 'waiting' : 'none';
  return { status: 'error', email, failure, retry };
}
