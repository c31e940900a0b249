import { ServiceError } from '#infra/errors/service-error.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the days from 1970-01-01 to a date.
 * @throws {ServiceError} `invalid_request` for a date that no calendar has, or before that day.
 */
export function dayNumberOf(date: string): number {
  const ms = Date.parse(`${date}T00:00:00Z`);
  const isDate = ms >= 0 && new Date(ms).toISOString().startsWith(date);
  if (!isDate) throw new ServiceError('invalid_request', { text: 'date must be a day of the calendar.' });
  return ms / DAY_MS;
}
