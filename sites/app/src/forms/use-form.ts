import { isAborted } from '@glow/api/client';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { SignInRequired } from '../session/sign-in-required.ts';
import { type Failure, type FormValues, readFormValues } from './form-values.ts';

export type FormState<Name extends string> =
  | { readonly status: 'ready' }
  | { readonly status: 'sending' }
  | { readonly status: 'done'; readonly text: string }
  | { readonly status: 'failed'; readonly failure: Failure<Name> };

export interface FormRules<Name extends string> {
  /** Names of the controls. */
  readonly names: readonly Name[];
  /** The first thing that keeps the form from being sent, in the order of the specification. */
  readonly check: (values: FormValues<Name>) => Failure<Name> | undefined;
  /** Sends it; gives what to say when it is done and the form stays, which is then emptied. Nothing: it leads away. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a sender that leads away says nothing
  readonly send: (values: FormValues<Name>, signal: AbortSignal) => Promise<string | void>;
  /** What a failure of `send` says to people. */
  readonly explain: (error: unknown) => Failure<Name>;
}

export interface FormModel<Name extends string> {
  readonly state: FormState<Name>;
  /** For the `<form>`. */
  readonly formRef: React.RefObject<HTMLFormElement | null>;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
  /** The sentence of a control. */
  readonly errorOf: (name: Name) => string | undefined;
  /** Whether what went wrong is about a control. */
  readonly validityOf: (name: Name) => 'valid' | 'invalid';
}

/**
 * Runs a form that keeps its values in the page: what a password manager or an impatient visitor filled in before
 * script came is not lost. One sending at a time; a failure takes the focus to the control it is about.
 */
export function useForm<Name extends string>({
  names,
  check,
  send,
  explain,
}: FormRules<Name>): FormModel<Name> {
  const [state, setState] = useState<FormState<Name>>({ status: 'ready' });
  const formRef = useRef<HTMLFormElement>(null);
  const underWayRef = useRef<AbortController>(undefined);

  useEffect(() => () => underWayRef.current?.abort(), []);

  useEffect(() => {
    const form = formRef.current;
    if (!form || (state.status !== 'failed' && state.status !== 'done')) return;
    if (state.status === 'done') form.reset();
    const field = state.status === 'failed' && state.failure.field;
    const control = field ? form.elements.namedItem(field) : form.querySelector('[type="submit"]');
    if (control instanceof HTMLElement) control.focus();
  }, [state]);

  async function run(values: FormValues<Name>) {
    const underWay = new AbortController();
    underWayRef.current = underWay;
    setState({ status: 'sending' });
    try {
      const text = await send(values, underWay.signal);
      if (!text) return; // on the way to another page: still not to be sent again
      setState({ status: 'done', text });
    } catch (error) {
      // Either way the form goes: its page was left, or gives way to /login.
      if (isAborted(error) || error instanceof SignInRequired) setState({ status: 'ready' });
      else setState({ status: 'failed', failure: explain(error) });
    }
    underWayRef.current = undefined;
  }

  return {
    state,
    formRef,
    submit(event) {
      event.preventDefault();
      if (underWayRef.current) return;
      const values = readFormValues(event.currentTarget, names);
      const failure = check(values);
      if (failure) setState({ status: 'failed', failure });
      else run(values);
    },
    errorOf(name) {
      return state.status === 'failed' && state.failure.field === name ? state.failure.text : undefined;
    },
    validityOf(name) {
      const { field, alsoField } = state.status === 'failed' ? state.failure : {};
      return name === field || name === alsoField ? 'invalid' : 'valid';
    },
  };
}
