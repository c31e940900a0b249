import { EARLY_ACCESS_AUTO_OPEN_MS } from '@glow/api';
import { ApiError, isAborted, joinEarlyAccess } from '@glow/api/client';
import { type Dispatch, type RefObject, useEffect, useReducer, useRef } from 'react';
import { reportDemoFailure, useApi, useEmit, useLatest } from '#shared/widget-hooks.ts';
import type { AutoOpening } from './auto-open.ts';
import {
  type EarlyAccessEvent,
  type EarlyAccessState,
  type Failure,
  INITIAL_STATE,
  isSendable,
  transition,
} from './early-access.machine.ts';
import type { EarlyAccessWidgetProps } from './early-access.types.ts';
import { rememberDismissal, useAutoOpen } from './use-auto-open.ts';

const DEFAULT_SCROLL_PERCENT = 50;

interface EarlyAccessModel {
  readonly state: EarlyAccessState;
  readonly dispatch: Dispatch<EarlyAccessEvent>;
  readonly submit: () => void;
  /** The visitor's closing, rather than the page's. */
  readonly dismiss: () => void;
}

/** Returns how to open: a time alone is a trigger, and `time` alone has the spec's time (section 9). */
function autoOpening(props: EarlyAccessWidgetProps): AutoOpening {
  const { autoOpenMs, trigger = autoOpenMs === undefined ? 'manual' : 'time' } = props;
  return {
    trigger,
    delayMs: autoOpenMs ?? (trigger === 'time' ? EARLY_ACCESS_AUTO_OPEN_MS : 0),
    scrollPercent: props.scrollPercent ?? DEFAULT_SCROLL_PERCENT,
    rememberDays: props.rememberDismissal ?? 0,
  };
}

function failureOf(error: unknown): Failure {
  const answered = error instanceof ApiError && error.kind !== 'network';
  return answered ? { reason: 'refused', serverText: error.serverText } : { reason: 'unanswered' };
}

/** A modal that is to be open is so with its first render. */
function firstState({ open }: EarlyAccessWidgetProps): EarlyAccessState {
  return open ? transition(INITIAL_STATE, { type: 'open' }) : INITIAL_STATE;
}

/** Runs the modal: sends the address, retries once when the browser is back online, opens by itself, notifies the page. */
export function useEarlyAccess(
  props: EarlyAccessWidgetProps,
  rootRef: RefObject<HTMLElement | null>,
): EarlyAccessModel {
  const [state, dispatch] = useReducer(transition, props, firstState);
  const api = useApi(props.apiBase, props.demo);
  const emit = useEmit(rootRef, props);
  const latest = useLatest({ props, emit });

  useEffect(() => {
    if (state.status !== 'submitting') return;
    const abort = new AbortController();
    const pageFields = latest.current.props.fields;
    const fields = pageFields && Object.fromEntries(new URLSearchParams(pageFields));
    joinEarlyAccess(api, state.email, { signal: abort.signal, ...(fields && { fields }) }).then(
      ({ message }) => dispatch({ type: 'joined', message }),
      (error) => isAborted(error) || dispatch({ type: 'failed', failure: failureOf(error) }),
    );
    return () => abort.abort();
  }, [state, api, latest]);

  useEffect(() => {
    if (state.status !== 'error' || state.retry === 'none') return;
    const retry = () => dispatch({ type: 'line-back' });
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [state]);

  const failure = state.status === 'error' ? state.failure : undefined;
  useEffect(() => {
    const { emit, props } = latest.current;
    if (state.status === 'success') emit('glow-success', props.onSuccess, undefined);
    if (!failure) return;
    const kind = failure.reason === 'refused' ? 'http' : 'network';
    emit('glow-error', props.onError, { reason: 'request', kind, message: 'The sign-up was not saved.' });
  }, [state.status, failure, latest]);

  const shownRef = useRef(false);
  const isOpen = state.status !== 'closed';
  useEffect(() => {
    if (shownRef.current === isOpen) return;
    shownRef.current = isOpen;
    const { emit, props } = latest.current;
    props.reflect?.('open', isOpen);
    if (isOpen) emit('glow-open', props.onOpen, undefined);
    else emit('glow-close', props.onClose, undefined);
  }, [isOpen, latest]);

  const isAsked = props.open;
  useEffect(() => {
    if (!isAsked) return;
    dispatch({ type: 'open' });
    return () => dispatch({ type: 'close' });
  }, [isAsked]);

  const { registerMethods } = props;
  useEffect(
    () =>
      registerMethods?.({
        show: () => dispatch({ type: 'open' }),
        close: () => dispatch({ type: 'close' }),
      }),
    [registerMethods],
  );

  useAutoOpen(
    autoOpening(props),
    state.status === 'closed' && state.shown === 'never',
    () => dispatch({ type: 'open' }),
    () => {
      const message = 'What opens the modal by itself did not load.';
      emit('glow-error', props.onError, { reason: 'load', message });
    },
  );

  const { demo } = props;
  useEffect(() => {
    if (!demo) return;
    const played = import('./early-access.demo.ts').then(({ playEarlyAccess }) =>
      playEarlyAccess(demo, dispatch),
    );
    reportDemoFailure(played, latest.current);
  }, [demo, latest]);

  return {
    state,
    dispatch,
    submit() {
      if (!isSendable(state) || emit('glow-submit', props.onSubmit, undefined)) dispatch({ type: 'submit' });
    },
    dismiss() {
      if (props.rememberDismissal) void rememberDismissal();
      dispatch({ type: 'close' });
    },
  };
}
