/** What the embed knows as `react-dom`. */
export { createPortal, flushSync } from 'preact/compat';
