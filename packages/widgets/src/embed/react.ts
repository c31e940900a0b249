import {
  type ComponentChild,
  type ComponentChildren,
  type ContainerNode,
  createElement,
  type Ref,
  render,
} from 'preact';
import { useLayoutEffect } from 'preact/hooks';

type Rendered<Props, Instance> = (props: Props, ref: Ref<Instance> | null) => ComponentChildren;

/** React's `forwardRef`: preact hands `ref` to a function component as a prop. */
export function forwardRef<Props, Instance>(render: Rendered<Props, Instance>) {
  return ({ ref, ...props }: Props & { readonly ref?: Ref<Instance> }) =>
    render(props as unknown as Props, ref ?? null);
}

/**
 * Stands for `createRoot` of `react-dom/client`: adopts nodes that are in the container already, and renders in a task
 * of its own, as React does, so that a widget's chunk and its first render do not hold the main thread together.
 */
export function createRoot(container: ContainerNode) {
  let tree: ComponentChild;
  const flush = () => render(tree, container);
  return {
    render(children: ComponentChild) {
      tree = children;
      setTimeout(flush);
    },
    unmount() {
      tree = null;
      flush();
    },
  };
}

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
// A module of its own, since only the popover chunk needs it.
export { useLayoutEffect as useInsertionEffect };

// biome-ignore lint/style/noDefaultExport: r2wc reads createElement from React's default export
export default { createElement };
