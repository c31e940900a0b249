import { Readable } from 'node:stream';
import { parentPort, workerData } from 'node:worker_threads';
import type { DatabaseConfig } from '#config/config.ts';
import { openStatementReader } from '#infra/db/statement-reader.ts';
import type { ExportedList, ExportOrder } from './export-on-thread.ts';
import { writeList } from './list-export.ts';
import { REGISTRATIONS_SHEET } from './registrations.sheet.ts';
import { USERS_SHEET } from './users.sheet.ts';

// Writes lists for `export-on-thread.ts`. `undefined` closes it.

const reader = await openStatementReader(workerData as DatabaseConfig);

const WRITERS: Readonly<Record<ExportedList, (sql: string) => Readable>> = {
  registrations: (sql) => writeList(reader, sql, REGISTRATIONS_SHEET),
  users: (sql) => writeList(reader, sql, USERS_SHEET),
};

parentPort?.on('message', async (order: ExportOrder | undefined) => {
  if (order === undefined) {
    parentPort?.close();
    await reader.close();
    return;
  }
  const file = Readable.toWeb(WRITERS[order.list](order.sql));
  await file.pipeTo(order.file).catch(() => {}); // the reader has been told
});
