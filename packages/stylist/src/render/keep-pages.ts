/**
 * How long resvg's allocator, mimalloc, keeps freed pages, in ms. By its default of 10 every layer of a picture is
 * mapped and faulted in anew: a picture of 960 px takes a quarter longer. It reads the environment once, when the
 * first thread loads resvg, and only the main thread's `process.env` is that of the process.
 */
const PURGE_DELAY_MS = 1000;

process.env.MIMALLOC_PURGE_DELAY ??= String(PURGE_DELAY_MS);
