export const NOT_FOUND_TEXTS = {
  label: '404',
  heading: 'Nothing hangs here',
  text: 'The page you asked for is not on this rail. It may have moved, or its address lost a stitch.',
  home: 'Back to Home',
} as const;
