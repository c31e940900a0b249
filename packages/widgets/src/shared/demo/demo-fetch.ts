/** A `fetch` that answers from a named demo state; what it says is loaded with the first call. */
export function demoFetch(demo: string): typeof fetch {
  return async (input, init) => {
    const { respond } = await import('./respond.ts');
    return respond(demo, new Request(input, init));
  };
}
