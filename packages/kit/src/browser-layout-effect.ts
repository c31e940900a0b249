import { useEffect, useLayoutEffect } from 'react';

/** Runs before the browser paints. On a server, where React 18 warns of layout effects, it is an effect, which never runs. */
export const useBrowserLayoutEffect =
  import.meta.env.GLOW_EMBED || globalThis.document ? useLayoutEffect : useEffect;
