import { FALLBACK_API_BASE } from '@glow/api';

/** Base of the calls where neither the tag nor `<glow-config>` names one: for the embed, where its script is from. */
export const DEFAULT_API_BASE = import.meta.env.GLOW_EMBED
  ? new URL(import.meta.url).origin
  : FALLBACK_API_BASE;
