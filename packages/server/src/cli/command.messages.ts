/** Texts of the operator commands on the terminal. */
export const COMMAND_TEXTS = {
  backupUsage: 'Usage: pnpm run backup <folder>.',
  restoreUsage: 'Usage: pnpm run restore <folder> [--replace].',
  noBackup: (folder: string) => `${folder} holds no backup of Glow.`,
  damaged: (what: string) => `The backup is damaged: ${what}.`,
  notEmptyFolder: (folder: string) => `${folder} exists already; name a folder that does not.`,
  nothingToBackUp: (folder: string) => `There is no database in ${folder}.`,
  noSecret: (where: string) => `There is no secret in ${where}, so no server has used this database yet.`,
  otherRelease: 'The database is of another release; use the commands of the release that serves it.',
  inUse: (file: string) => `${file} is in use; stop every server that uses it and try again.`,
  dataThere: (folder: string) =>
    `${folder} holds data already; add --replace to put the backup in its place and keep that data beside it.`,
  postgresNotEmpty: (table: string) =>
    `The PostgreSQL database is not empty (${table}); name an empty one in DATABASE_URL.`,
  noPostgres: 'Name an empty PostgreSQL database in DATABASE_URL.',
  objectStore:
    'GLOW_S3_ENDPOINT is set: what the server keeps is in PostgreSQL or SQLite and in a bucket, which have tools of their own (docs/scaling.md).',
  lost: (table: string) => `${table} was not copied completely, so nothing was.`,

  backedUp: (folder: string, { rows, files }: Amounts) =>
    `Backed up to ${folder}: ${rows} rows, ${files} files.\n`,
  missing: (keys: readonly string[]) =>
    `Missing here already, and so in the backup: ${keys.length} files, such as ${keys.slice(0, 3).join(', ')}.\n`,
  restored: (where: string, { rows, files }: Amounts) =>
    `Restored to ${where}: ${rows} rows, ${files} files.\n`,
  kept: (folder: string) => `The previous data is in ${folder}.\n`,
  moved: (rows: number, kept: string) =>
    `Moved to PostgreSQL: ${rows} rows, counted on both sides. Start the server with this DATABASE_URL from now on, and with the same data folder, where its pictures are. The SQLite database is kept as ${kept}.\n`,
} as const;

/** Amounts copied. */
export interface Amounts {
  readonly rows: number;
  readonly files: number;
}
