import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { createStatementCache, executeStatement, type Statement } from './sqlite-statements.ts';
import type { WriterAnswer, WriterData } from './sqlite-writer.ts';

// Runs statements for `sqlite-writer.ts`, one at a time, on a connection of its own. `undefined` closes it.

const { file, busyTimeoutMs } = workerData as WriterData;
const database = new DatabaseSync(file, { timeout: busyTimeoutMs });
database.exec('pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on');
const prepared = createStatementCache(database);

parentPort?.on('message', (statement: Statement | undefined) => {
  if (statement === undefined) {
    database.close();
    parentPort?.close();
    return;
  }
  parentPort?.postMessage(answer(statement));
});

function answer(statement: Statement): WriterAnswer {
  try {
    return { result: executeStatement(prepared, statement) };
  } catch (error) {
    const { message, code, errcode } = error as Error & { code?: string; errcode?: number };
    return { error: { message, code, errcode } };
  }
}
