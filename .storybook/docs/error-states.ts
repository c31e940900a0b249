/** Demo states in which something is missing, wrong or over; every other state goes well. */
const ERROR_STATES: ReadonlySet<string> = new Set([
  'error',
  'refused',
  'invalid',
  'offline',
  'empty',
  'exhausted',
  'not-taken',
  'no-weather',
]);

export const isErrorState = ({ name }: { readonly name: string }) => ERROR_STATES.has(name);
