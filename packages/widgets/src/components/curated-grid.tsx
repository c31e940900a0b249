'use client';

import type { ReactElement } from 'react';
import { CuratedGrid as CuratedGridWidget } from '../widgets/curated-grid/curated-grid.tsx';
import type { CuratedGridProps } from '../widgets/curated-grid/curated-grid.types.ts';
import { inPlace } from './in-place.tsx';

/** Shows the looks that were liked. */
export function CuratedGrid(props: CuratedGridProps): ReactElement {
  return inPlace(<CuratedGridWidget {...props} />);
}
