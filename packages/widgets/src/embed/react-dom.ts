import { options } from 'preact';

/** What the embed knows as `react-dom`. */
export { createPortal } from 'preact';

/** React's `flushSync`: what the callback changes is rendered before it returns. */
export function flushSync<Result>(callback: () => Result): Result {
  const { debounceRendering } = options;
  options.debounceRendering = (render) => render();
  const result = callback();
  Object.assign(options, { debounceRendering });
  return result;
}
