'use client';

import type { ReactElement } from 'react';
import { InstantStyle as InstantStyleWidget } from '../widgets/instant-style/instant-style.tsx';
import type { InstantStyleProps } from '../widgets/instant-style/instant-style.types.ts';
import { inPlace } from './in-place.tsx';

/** Shows six vibes, each a press away from a look. */
export function InstantStyle(props: InstantStyleProps): ReactElement {
  return inPlace(<InstantStyleWidget {...props} />);
}
