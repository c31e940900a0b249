export { findIdsOfPage, type List } from './newest-first.ts';
export { readInBatches } from './read-in-batches.ts';
