/** What was typed, by the names of the controls; a box that is not ticked is empty. */
export type FormValues<Name extends string> = Readonly<Record<Name, string>>;

/** Why a form was not sent, or what its sending failed with. */
export interface Failure<Name extends string> {
  readonly text: string;
  /** The control it is about; absent: none in particular. */
  readonly field?: Name;
  /** Another control that it is about, too: marked, without a sentence of its own. */
  readonly alsoField?: Name;
  /** What did succeed before, where that is worth saying. */
  readonly done?: string;
}

export function readFormValues<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): FormValues<Name> {
  const data = new FormData(form);
  const entries = names.map((name) => [name, String(data.get(name) ?? '')]);
  return Object.fromEntries(entries);
}
