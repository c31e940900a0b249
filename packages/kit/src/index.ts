export { useBrowserLayoutEffect } from './browser-layout-effect.ts';
export {
  Button,
  type ButtonLook,
  type ButtonProps,
  type ButtonSize,
  type ButtonState,
  type ButtonVariant,
  buttonClass,
} from './button/button.tsx';
export { Dialog, type DialogProps, type DialogState } from './dialog/dialog.tsx';
export { CheckField, type CheckFieldProps } from './field/check-field.tsx';
export { Field, type FieldProps } from './field/field.tsx';
export { PasswordField, type PasswordFieldProps } from './field/password-field.tsx';
export { SelectField, type SelectFieldProps } from './field/select-field.tsx';
export { Skeleton } from './skeleton/skeleton.tsx';
export { Toast, type ToastProps, type ToastState, type ToastTone } from './toast/toast.tsx';
