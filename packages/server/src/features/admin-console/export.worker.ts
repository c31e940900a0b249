import { Readable } from 'node:stream';
import { parentPort, workerData } from 'node:worker_threads';
import type { DatabaseConfig } from '#config/config.ts';
import type { Database } from '#infra/db/database.ts';
import { openMigrated } from '#infra/db/open-database.ts';
import type { ExportedList, ExportOrder } from './export-on-thread.ts';
import { writeList } from './list-export.ts';
import { REGISTRATIONS_EXPORT } from './registrations.export.ts';
import { USERS_EXPORT } from './users.export.ts';

// Writes lists for `export-on-thread.ts`. `undefined` closes it.

const EXPORTS: Readonly<Record<ExportedList, (db: Database) => Readable>> = {
  registrations: (db) => writeList(db, REGISTRATIONS_EXPORT),
  users: (db) => writeList(db, USERS_EXPORT),
};

const db = await openMigrated(workerData as DatabaseConfig);
parentPort?.on('message', async (order: ExportOrder | undefined) => {
  if (order === undefined) {
    parentPort?.close();
    await db.close();
    return;
  }
  const file = Readable.toWeb(EXPORTS[order.list](db));
  await file.pipeTo(order.file).catch(() => {}); // the reader has been told
});
