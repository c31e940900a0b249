/** Returns what a form says of its person: the address and the display name; empty where it has no such field. */
export function namesInForm(form: HTMLFormElement | null): {
  readonly email: string;
  readonly displayName: string;
} {
  const data = form ? new FormData(form) : new FormData();
  const text = (name: string) => String(data.get(name) ?? '').trim();
  return { email: text('email') || text('username'), displayName: text('displayName') };
}
