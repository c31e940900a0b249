'use client';

import type { ReactElement } from 'react';
import { EarlyAccess as EarlyAccessWidget } from '../widgets/early-access/early-access.tsx';
import type { EarlyAccessProps } from '../widgets/early-access/early-access.types.ts';

/** Shows a sign-up for the early-access list, in a modal. */
export function EarlyAccess(props: EarlyAccessProps): ReactElement {
  return <EarlyAccessWidget {...props} />;
}
