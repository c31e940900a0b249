export const ROUTE_BOUNDARY_TEXTS = {
  label: 'A dropped stitch',
  heading: 'This page did not load',
  text: 'The line may be down, or a new version has just come out. What you saved is safe.',
  again: 'Load it again',
} as const;
