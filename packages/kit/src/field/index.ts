export { CheckField, type CheckFieldProps } from './check-field.tsx';
export { Field, type FieldProps } from './field.tsx';
export { PasswordField, type PasswordFieldProps } from './password-field.tsx';
export { SelectField, type SelectFieldProps } from './select-field.tsx';
