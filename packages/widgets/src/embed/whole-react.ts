/** What a library that imports `* as React` gets: a module of its own, which the runtime does not hold. */
export * from './react.ts';
