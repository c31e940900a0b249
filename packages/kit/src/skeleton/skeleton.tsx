import { clsx } from 'clsx';

/** A resting place for what is on its way; says nothing to assistive technology. */
export function Skeleton({ className }: { readonly className?: string | undefined }) {
  return <div className={clsx('glow-skeleton', className)} aria-hidden="true" />;
}
