/**
 * The oldest browsers that site and widgets are made for, by their names in MDN's compatibility data: those that know
 * `light-dark()` and popovers. Builds, the scan of what they built and the table in README read or repeat this list.
 */
export const OLDEST_BROWSERS = {
  chrome: '123',
  edge: '123',
  firefox: '125',
  safari: '17.5',
  safari_ios: '17.5',
} as const;

/** The same for builds: newer syntax of styles is written in older words, where there are any. */
export const STYLE_TARGETS: string[] = Object.entries(OLDEST_BROWSERS).map(
  ([name, version]) => (name === 'safari_ios' ? 'ios' : name) + version,
);

/** Every one of them knows what this year's standard says. */
export const SCRIPT_TARGET = 'es2022';
