import type { Figure, StyleFormulaInfo } from '@glow/api';
import { ApiError, fetchStyleFormula } from '@glow/api/client';
import { useEffect, useState } from 'react';
import { SITE_API } from '../session/site-api.ts';

export type FormulaState =
  | { readonly status: 'loading' | 'none' | 'failed' }
  | { readonly status: 'loaded'; readonly formula: StyleFormulaInfo };

/** Asks for the formula of what was liked, on one's own figure, and again when either changes. */
export function useStyleFormula(
  images: readonly string[] | undefined,
  figure: Figure | undefined,
): { readonly state: FormulaState; readonly retry: () => void } {
  const [state, setState] = useState<FormulaState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!images) return;
    if (images.length === 0) return setState({ status: 'none' });
    const abort = new AbortController();
    setState((before) => (before.status === 'loaded' ? before : { status: 'loading' }));
    fetchStyleFormula(SITE_API, { images: [...images], figure }, { signal: abort.signal }).then(
      (formula) => setState({ status: 'loaded', formula }),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        const isGone = error instanceof ApiError && error.status === 404;
        setState({ status: isGone ? 'none' : 'failed' });
      },
    );
    return () => abort.abort();
  }, [images, figure, attempt]);
  return { state, retry: () => setAttempt((now) => now + 1) };
}
