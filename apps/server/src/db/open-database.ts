import { type Database, createDatabase } from './database.ts';
import { DatabaseUnavailable, StartRefused } from './database-error.ts';
import type { DatabaseDriver } from './driver.ts';
import { openEmbedded } from './embedded/embedded-driver.ts';
import { migrate, readMigrations } from './migrations.ts';
import { openPostgres } from './postgres/postgres-driver.ts';

/** Which database to open. */
export interface DatabaseOptions {
  /** Address of a PostgreSQL server; without it the embedded database is used. */
  url?: string | undefined;
  /** Folder of the embedded database. */
  folder: string;
  /** Called with a Spanish sentence when the embedded database can do no more; the program should end. */
  onFatal: (sentence: string) => void;
  /** How long a PostgreSQL server may say nothing while an answer is due, ms; a little longer than a statement may take. */
  silenceMs?: number | undefined;
}

/** Opens the database and brings its schema up to date. Throws `StartRefused` with a Spanish sentence. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const driver = await openDriver(options);
  try {
    await migrate(driver, readMigrations());
  } catch (error) {
    await driver.close();
    throw error;
  }
  return createDatabase(driver);
}

/** Opens the database as it is. Throws `StartRefused` with a Spanish sentence. */
export async function openDriver({
  url,
  folder,
  onFatal,
  silenceMs,
}: DatabaseOptions): Promise<DatabaseDriver> {
  if (!url) return openEmbedded({ folder, onFatal });
  try {
    return await openPostgres({ url, silenceMs });
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    throw new StartRefused(
      `No se puede conectar con la base de datos de DATABASE_URL (${error.message}). Comprueba la dirección y que el servidor está en marcha.`,
    );
  }
}
