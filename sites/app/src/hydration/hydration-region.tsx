import { type ComponentProps, useLayoutEffect, useRef } from 'react';

/** Renders a part of the page that comes to life as one; the boot script repeats a press that came before that. */
export function HydrationRegion(props: Omit<ComponentProps<'div'>, 'ref'>) {
  const ref = useRef<HTMLDivElement>(null);
  // With the commit, not after it: a press that React itself answers is not repeated.
  useLayoutEffect(() => {
    ref.current?.dispatchEvent(new CustomEvent('glow-hydrated', { bubbles: true }));
  }, []);
  return <div {...props} ref={ref} data-hydration-region="" />;
}
