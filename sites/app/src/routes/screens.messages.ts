export const NOT_FOUND_TEXTS = {
  label: '404',
  heading: 'Nothing hangs here',
  text: 'The page you asked for is not on this rail. It may have moved, or its address lost a stitch.',
  home: 'Back to Home',
} as const;

export const ROUTE_BOUNDARY_TEXTS = {
  label: 'A dropped stitch',
  heading: 'This page did not load',
  text: 'The line may be down, or a new version has just come out. What you saved is safe.',
  again: 'Load it again',
} as const;
