import { FALLBACK_API_BASE } from '@glow/api';
import type { Api } from '@glow/api/client';
import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { useForgottenBase } from './forgotten-base.ts';
import { useGlowSettings } from './glow-provider.tsx';
import { dispatch } from './widget-events.ts';
import type { ElementProps, EventCallback, GlowErrorDetail } from './widget-props.ts';

/** Returns the newest value, for effects and timers that must not start again when it changes. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const ref = useRef(value);
  useEffect(() => {
    ref.current = value;
  });
  return ref;
}

/** Returns the API of a widget: its own base, else the provider's, else the fallback; a demo answers without a server. */
export function useApi(apiBase: string | undefined, demo: string | undefined): Api {
  const settings = useGlowSettings();
  const baseUrl = (apiBase ?? settings.apiBase ?? FALLBACK_API_BASE).replace(/\/$/, '');
  useForgottenBase?.(baseUrl, demo);
  return useMemo(() => ({ baseUrl, ...(demo && { fetch: demoFetch(demo) }) }), [baseUrl, demo]);
}

/**
 * Notifies a page of an event: the prop's callback first, then a bubbling, composed event at the widget's root,
 * so that other widgets hear it on the document. Inside an element the callback is what dispatches, from the
 * host. Returns false when the page prevented it.
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

interface DemoPage {
  readonly props: { readonly onError?: EventCallback<GlowErrorDetail> | undefined };
  readonly emit: Emit;
}

/** Dispatches `glow-error` when the chunk of a demo fails to load. */
export function reportDemoFailure(played: Promise<unknown>, { props, emit }: DemoPage): void {
  played.catch(() =>
    emit('glow-error', props.onError, { reason: 'load', message: 'The demo did not load.' }),
  );
}

/** Returns a `fetch` that answers from a named demo state; its answers are loaded with the first call. */
function demoFetch(demo: string): typeof fetch {
  return async (input, init) => {
    const { respond } = await import('./demo/respond.ts');
    return respond(demo, new Request(input, init));
  };
}
