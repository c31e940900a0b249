import type { Logger } from 'pino';

/** Structured log; never given a body, an address, a query or a name that a person chose. */
export type Log = Logger;
