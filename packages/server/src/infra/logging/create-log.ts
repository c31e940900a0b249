import { type DestinationStream, pino, stdTimeFunctions } from 'pino';
import type { Log } from './log.ts';
import { safeError } from './safe-error.ts';

/** One JSON object per line; `destination` is standard output unless a test says otherwise. */
export function createLog(destination?: DestinationStream): Log {
  const options = {
    level: 'info',
    base: { name: 'glow' },
    timestamp: stdTimeFunctions.isoTime,
    serializers: { err: safeError },
  };
  return destination ? pino(options, destination) : pino(options);
}
