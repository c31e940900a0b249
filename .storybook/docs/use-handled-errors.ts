import { type RefObject, useEffect } from 'react';

/** Handles `glow-error` on an element as a page may, so that no browser alert shows. */
export function useHandledErrors(placeRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const place = placeRef.current;
    const handle = (event: Event) => event.preventDefault();
    place?.addEventListener('glow-error', handle);
    return () => place?.removeEventListener('glow-error', handle);
  }, [placeRef]);
}
