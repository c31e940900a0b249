/** A `fetch` that answers a recommendation from a named demo state; what it says is loaded with the call. */
export function quizDemoFetch(demo: string): typeof fetch {
  return async (input, init) => {
    const { recommendDemo } = await import('./demo-recommend.ts');
    return recommendDemo(demo, new Request(input, init));
  };
}
