import type { ComponentProps } from 'react';
import { useReveal } from './use-reveal.ts';

/** Renders a section that fades and slides in once when scrolled to (spec section 9). */
export function RevealSection(props: Omit<ComponentProps<'section'>, 'ref'>) {
  const [ref, state] = useReveal<HTMLElement>();
  return <section {...props} ref={ref} data-reveal={state} />;
}

/** Renders an item of a list that fades and slides in once when scrolled to (spec section 9). */
export function RevealItem(props: Omit<ComponentProps<'li'>, 'ref'>) {
  const [ref, state] = useReveal<HTMLLIElement>();
  return <li {...props} ref={ref} data-reveal={state} />;
}
