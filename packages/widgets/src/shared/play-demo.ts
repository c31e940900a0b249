import type { Emit } from './use-emit.ts';
import type { EventCallback, GlowErrorDetail } from './widget-props.ts';

interface DemoPage {
  readonly props: { readonly onError?: EventCallback<GlowErrorDetail> | undefined };
  readonly emit: Emit;
}

/** Tells the page with `glow-error` when a demo, which is loaded for itself, does not come. */
export function playDemo(played: Promise<unknown>, { props, emit }: DemoPage): void {
  played.catch(() =>
    emit('glow-error', props.onError, { reason: 'load', message: 'The demo did not load.' }),
  );
}
