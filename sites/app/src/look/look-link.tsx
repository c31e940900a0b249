import { lookKeyOf, type Outfit } from '@glow/api';
import type { ReactNode } from 'react';
import { lookPath } from './look-address.ts';
import { useOpenLook } from './use-open-look.ts';

interface LookLinkProps {
  readonly look: Pick<Outfit, 'name' | 'image'> & Partial<Outfit>;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Leads to a look: over this page by a plain press, as a page of its own in another tab. Text where it has no page. */
export function LookLink({ look, className, children }: LookLinkProps) {
  const open = useOpenLook('when opened');
  const key = lookKeyOf(look);
  if (!key) return <span className={className}>{children}</span>;
  return (
    <a
      className={className}
      href={lookPath(key)}
      onClick={(event) => {
        const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
        if (!opensElsewhere && open(look)) event.preventDefault();
      }}
    >
      {children}
    </a>
  );
}
