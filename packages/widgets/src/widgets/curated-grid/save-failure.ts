import { ApiError } from '@glow/api/client';
import type { GlowErrorDetail } from '#shared/widget-props.ts';
import { CURATED_GRID_STRINGS } from './curated-grid.messages.ts';
import { MISSING_IMAGE } from './save-outfit.ts';

/** What `glow-error` says of a save that failed. */
export function saveFailure(error: unknown): GlowErrorDetail {
  if (error instanceof Error && error.message === MISSING_IMAGE) {
    return { reason: 'request', message: MISSING_IMAGE, kind: 'empty' };
  }
  const message = CURATED_GRID_STRINGS.toastFailed;
  if (!(error instanceof ApiError) || error.kind === 'aborted') return { reason: 'request', message };
  const { kind, status } = error;
  return { reason: 'request', message, kind, ...(status !== undefined && { status }) };
}
