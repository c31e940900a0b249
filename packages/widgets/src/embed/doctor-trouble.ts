import type { GlowErrorDetail } from '../shared/widget-props.ts';

/** What went wrong on the page so far. */
export interface Trouble {
  /** Addresses that the page's Content Security Policy refused, and by which directive. */
  readonly blocked: { readonly address: string; readonly directive: string }[];
  readonly errors: (GlowErrorDetail & { readonly tag: string })[];
}

interface PolicyReport {
  readonly blockedURL: string;
  readonly effectiveDirective: string;
}

/** Collects what goes wrong from now on, and refusals of before where the browser keeps them. */
export function listenForTrouble(): Trouble {
  const trouble: Trouble = { blocked: [], errors: [] };
  document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
    trouble.blocked.push({ address: blockedURI, directive: effectiveDirective });
  });
  document.addEventListener('glow-error', (event) => {
    const { detail, target } = event as CustomEvent<GlowErrorDetail>;
    trouble.errors.push({ ...detail, tag: (target as Element).localName });
  });
  if ('ReportingObserver' in globalThis) {
    const note = (reports: readonly Report[]) => {
      for (const { body } of reports) {
        const { blockedURL, effectiveDirective } = body as unknown as PolicyReport;
        trouble.blocked.push({ address: blockedURL, directive: effectiveDirective });
      }
    };
    new ReportingObserver(note, { types: ['csp-violation'], buffered: true }).observe();
  }
  return trouble;
}
