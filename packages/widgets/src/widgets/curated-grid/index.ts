export { CURATED_GRID_STRINGS, type CuratedGridStrings } from './curated-grid.messages.ts';
export { CuratedGrid, type CuratedGridProps } from './curated-grid.tsx';
export type { NavigateDetail, SaveDetail } from './event-details.ts';
