import type { ReactNode } from 'react';
import href from './admin.css?url';

/** Renders the console's own sheet, which nobody else's page loads; what stands inside waits for it. */
export function AdminStyles({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <link rel="stylesheet" href={href} precedence="admin" />
      {children}
    </>
  );
}
