import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Returns the newest of a value that changes with every rendering, for what outlives one. */
export function useLatestRef<Value>(value: Value): RefObject<Value> {
  const ref = useRef(value);
  useLayoutEffect(() => {
    ref.current = value;
  });
  return ref;
}
