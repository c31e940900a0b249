import { clsx } from 'clsx/lite';

/** Renders a placeholder for content that is loading; hidden from assistive technology. */
export function Skeleton({ className }: { readonly className?: string | undefined }) {
  return <div className={clsx('glow-skeleton', className)} aria-hidden="true" />;
}
