import { type RefObject, useEffect } from 'react';

/** A page that handles `glow-error` itself, so that no browser alert comes. */
export function useHandledErrors(placeRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const place = placeRef.current;
    const handle = (event: Event) => event.preventDefault();
    place?.addEventListener('glow-error', handle);
    return () => place?.removeEventListener('glow-error', handle);
  }, [placeRef]);
}
