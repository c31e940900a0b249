import { clsx } from 'clsx/lite';
import type { ComponentProps, Ref } from 'react';

/** `solid` leads, `quiet` stands beside it, `glow` is for the one warm action of a view. */
export type ButtonVariant = 'solid' | 'quiet' | 'glow';
export type ButtonSize = 'regular' | 'small';
/** `loading`: disabled while the action that it started is running. */
export type ButtonState = 'ready' | 'loading';

export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly className?: string | undefined;
}

/** Class names that give a link the look of a button. */
export function buttonClass({ variant = 'solid', size = 'regular', className }: ButtonLook = {}): string {
  return clsx('glow-button', `glow-button-${variant}`, size === 'small' && 'glow-button-small', className);
}

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'ref' | 'className'>, ButtonLook {
  /** Default `ready`. */
  readonly state?: ButtonState;
  readonly buttonRef?: Ref<HTMLButtonElement> | undefined;
}

/** Renders a sewn patch: its topstitch is part of the shape. A plain `type="button"` unless said. */
export function Button({
  variant,
  size,
  className,
  state = 'ready',
  disabled,
  buttonRef,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      ref={buttonRef}
      className={buttonClass({ variant, size, className })}
      data-state={state}
      disabled={disabled || state === 'loading'}
    />
  );
}
