import { Field } from '@glow/kit';

/** Tells a password manager whose password the form is about. */
export function AccountField({ email }: { readonly email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}

interface CurrentPasswordFieldProps {
  readonly label: string;
  readonly error: string | undefined;
}

/** Renders the password so far: a session alone does not change what guards the account (ASVS 5.0, 7.5.1). */
export function CurrentPasswordField({ label, error }: CurrentPasswordFieldProps) {
  return (
    <Field
      name="password"
      type="password"
      label={label}
      required
      autoComplete="current-password"
      error={error}
    />
  );
}
