import { type RefObject, useCallback, useEffect } from 'react';
import { useLatest } from './use-latest.ts';
import { dispatch } from './widget-events.ts';
import type { ElementProps, EventCallback } from './widget-props.ts';

/**
 * Tells a page what happened: the prop's callback first, then a bubbling, composed event at the widget's root,
 * so that other widgets hear it on the document. Inside an element the callback is what dispatches, from the
 * host. Gives false when the page prevented it.
 */
export type Emit = <Detail = undefined>(
  name: `glow-${string}`,
  callback: EventCallback<Detail> | undefined,
  detail: Detail,
) => boolean;

export function useEmit(
  rootRef: RefObject<HTMLElement | null>,
  { host, onReady }: { readonly host?: ElementProps['host']; readonly onReady?: EventCallback | undefined },
): Emit {
  const emit = useCallback<Emit>(
    (name, callback, detail) => {
      const isAllowed = callback?.(detail) !== false;
      const root = rootRef.current;
      if (host || !root) return isAllowed;
      return dispatch(root, { name, cancelable: true }, detail) && isAllowed;
    },
    [rootRef, host],
  );

  const onReadyRef = useLatest(onReady);
  useEffect(() => {
    if (!host) emit('glow-ready', onReadyRef.current, undefined);
  }, [host, emit, onReadyRef]);
  return emit;
}
