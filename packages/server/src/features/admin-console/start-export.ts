import { Readable } from 'node:stream';
import { SPREADSHEET } from '@glow/api/calls';
import type { FastifyReply } from 'fastify';
import { type AuditEventName, recordEvent } from '#infra/audit.ts';
import type { Clock } from '#infra/clock.ts';
import type { Database } from '#infra/db/database.ts';
import type { ExportedList, Exporter } from './export-on-thread.ts';

export interface ExportDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly exporter: Exporter;
}

export interface Export {
  readonly list: ExportedList;
  /** Such as `early-access`; the time of the export is put behind it (spec section 7). */
  readonly filename: string;
  readonly event: AuditEventName;
  readonly byAccountId: string;
}

/**
 * Records who exported the data, then returns the file as a stream that is written as it is read. A client
 * that disconnects ends the reading; a failure in between breaks the connection, so that half a file is
 * never taken for a whole one. HEAD names the file, reads nothing and records nothing.
 */
export async function startExport(
  { db, clock, exporter }: ExportDependencies,
  reply: FastifyReply,
  { list, filename, event, byAccountId }: Export,
): Promise<NodeJS.ReadableStream> {
  const now = clock.now();
  const isTaken = reply.request.method !== 'HEAD';
  if (isTaken) await recordEvent(db.queries, { event, byAccountId }, now);
  const timestamp = now.toISOString().slice(0, 19).replaceAll(':', '-');
  reply.type(SPREADSHEET);
  reply.header('content-disposition', `attachment; filename="${filename}-${timestamp}.xlsx"`);
  return isTaken ? exporter.start(list) : Readable.from([]);
}
