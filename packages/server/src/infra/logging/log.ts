import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';
import { safeError } from './safe-error.ts';

/** Structured log; never receives a body, an address, a query or a name that a person chose. */
export type Log = Logger;

/** Creates a log of one JSON object per line; `destination` is standard output by default. */
export function createLog(destination?: DestinationStream): Log {
  const options = {
    level: 'info',
    base: { name: 'glow' },
    timestamp: stdTimeFunctions.isoTime,
    serializers: { err: safeError },
  };
  return destination ? pino(options, destination) : pino(options);
}
