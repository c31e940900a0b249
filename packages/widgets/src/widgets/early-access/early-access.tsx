import { Button, Field } from '@glow/kit';
import { Dialog } from '@glow/kit/dialog';
import { type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { useGlowSettings } from '#shared/glow-provider.tsx';
import { EARLY_ACCESS_STRINGS, errorText } from './early-access.messages.ts';
import type { EarlyAccessWidgetProps } from './early-access.types.ts';
import { useEarlyAccess } from './use-early-access.ts';

/** Renders the early-access modal (spec section 2). */
export function EarlyAccess(props: EarlyAccessWidgetProps) {
  const settings = useGlowSettings();
  const strings = { ...EARLY_ACCESS_STRINGS, ...settings.strings?.earlyAccess, ...props.strings };
  const rootRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const doneRef = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const { state, dispatch, submit, dismiss } = useEarlyAccess(props, rootRef);
  // A click that submits by itself works in a frame, too, whose sandbox allows no forms.
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    submit();
  };
  const isSubmitting = state.status === 'submitting';

  useEffect(() => {
    if (state.status === 'invalid' || state.status === 'error') inputRef.current?.focus();
    if (state.status === 'success') doneRef.current?.focus();
  }, [state]);

  return (
    <div
      ref={rootRef}
      className="glow glow-early-access"
      part="root"
      data-state={state.status}
      data-theme={props.theme ?? settings.theme ?? 'auto'}
      lang={props.lang}
      dir={props.dir}
    >
      <Dialog
        state={state.status === 'closed' ? 'closed' : 'open'}
        labelledBy={titleId}
        closeLabel={strings.closeLabel}
        onClose={dismiss}
        initialFocus={inputRef}
      >
        <h2 className="glow-early-access-title" part="title" id={titleId}>
          {strings.title}
        </h2>
        <h3 className="glow-display glow-early-access-heading" part="heading">
          {state.status === 'success' ? strings.headingJoined : strings.heading}
        </h3>
        <p className="glow-early-access-confirmation" part="confirmation" role="status">
          {state.status === 'success' && (state.message ?? strings.success)}
        </p>
        {state.status === 'success' ? (
          <Button buttonRef={doneRef} part="button" onClick={dismiss}>
            {strings.close}
          </Button>
        ) : (
          <form className="glow-early-access-form" part="form" noValidate onSubmit={onSubmit}>
            <p className="glow-early-access-lead">{strings.lead}</p>
            <Field
              label={strings.emailLabel}
              error={errorText(state, strings)}
              inputRef={inputRef}
              type="email"
              name="email"
              autoComplete="email"
              required
              placeholder={strings.emailPlaceholder}
              value={'email' in state ? state.email : ''}
              disabled={isSubmitting}
              onInput={({ currentTarget }) => dispatch({ type: 'edit', email: currentTarget.value })}
            />
            <Button type="submit" part="button" onClick={onSubmit} state={isSubmitting ? 'loading' : 'ready'}>
              {isSubmitting ? strings.joining : strings.join}
            </Button>
            <p className="glow-early-access-consent" part="consent">
              {strings.consent}
            </p>
          </form>
        )}
      </Dialog>
    </div>
  );
}
