import type { ComponentProps, Ref } from 'react';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';

export interface FieldProps
  extends FieldFrameProps,
    Omit<ComponentProps<'input'>, 'ref' | 'id' | 'className'> {
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
}

/** Renders a labelled input. Rules are its form's: put `noValidate` there and give the sentence as `error`. */
export function Field({ label, hint, error, validity, className, inputRef, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} validity={validity} className={className}>
      {(ties) => <input {...input} {...ties} ref={inputRef} className="glow-field-input" part="input" />}
    </FieldFrame>
  );
}
