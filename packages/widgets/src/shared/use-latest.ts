import { type RefObject, useEffect, useRef } from 'react';

/** The newest value, for effects and timers that must not start again when it changes. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const ref = useRef(value);
  useEffect(() => {
    ref.current = value;
  });
  return ref;
}
