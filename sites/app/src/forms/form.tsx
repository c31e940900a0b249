import { Button, type ButtonVariant } from '@glow/kit';
import type { ReactNode } from 'react';
import type { FormModel } from './use-form.ts';

interface FormProps<Name extends string> {
  readonly form: FormModel<Name>;
  readonly submit: string;
  /** Stands on the button meanwhile. */
  readonly sending: string;
  readonly variant?: ButtonVariant;
  readonly children: ReactNode;
}

/**
 * A form with its button, what went wrong and what was done. Our checks come in the order of the specification,
 * so the browser's own are off; `post`, so that no password ever stands in an address.
 */
export function Form<Name extends string>({
  form: { state, formRef, submit },
  submit: submitLabel,
  sending,
  variant,
  children,
}: FormProps<Name>) {
  const isSending = state.status === 'sending';
  const failure = state.status === 'failed' ? state.failure : undefined;
  const done = state.status === 'done' ? state.text : failure?.done;
  return (
    <form ref={formRef} className="form" method="post" noValidate aria-busy={isSending} onSubmit={submit}>
      {children}
      <p className="form-done" role="status">
        {done}
      </p>
      <p className="glow-field-error form-failure" role="alert">
        {failure && !failure.field && failure.text}
      </p>
      <Button type="submit" variant={variant} state={isSending ? 'loading' : 'ready'}>
        {isSending ? sending : submitLabel}
      </Button>
    </form>
  );
}
