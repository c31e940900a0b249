import { createElement } from 'preact/compat';

/** What the embed knows as `react`: the part of preact/compat that widgets use, so that the rest stays out. */
export {
  Component,
  cloneElement,
  createContext,
  createElement,
  forwardRef,
  useCallback,
  useContext,
  useEffect,
  useId,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/compat';

// biome-ignore lint/style/noDefaultExport: r2wc reads createElement from React's default export
export default { createElement };
