import { FALLBACK_API_BASE } from '@glow/api';
import type { Api } from '@glow/api/client';
import { useMemo } from 'react';
import { demoFetch } from './demo/demo-fetch.ts';
import { useGlowSettings } from './glow-provider.tsx';

/** Where a widget's calls go: its own base, else the provider's, else the fallback; a demo answers by itself. */
export function useApi(apiBase: string | undefined, demo: string | undefined): Api {
  const settings = useGlowSettings();
  const baseUrl = (apiBase ?? settings.apiBase ?? FALLBACK_API_BASE).replace(/\/$/, '');
  return useMemo(() => ({ baseUrl, ...(demo && { fetch: demoFetch(demo) }) }), [baseUrl, demo]);
}
