import { createElement } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import './react-props.ts';

/** What the embed knows as `react`: the part that widgets use, straight on preact, so that the rest stays out. */
export { Component, cloneElement, createContext, createElement } from 'preact';
export {
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/hooks';
export { forwardRef } from './forward-ref.ts';
export { useLayoutEffect as useInsertionEffect };

// biome-ignore lint/style/noDefaultExport: r2wc reads createElement from React's default export
export default { createElement };
