/** `npm run db:types`: runs the migrations on a fresh database and writes the row types beside them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openEmbedded } from './embedded/embedded-driver.ts';
import { migrate, readMigrations } from './migrations.ts';
import { writeTableTypes } from './table-types.ts';

const folder = mkdtempSync(join(tmpdir(), 'table-types-'));
const driver = await openEmbedded({ folder: join(folder, 'database'), onFatal: console.error });
await migrate(driver, readMigrations());
const session = await driver.acquire();
const text = await writeTableTypes(session);
writeFileSync(fileURLToPath(new URL('tables.ts', import.meta.url)), text);
session.release();
await driver.close();
rmSync(folder, { recursive: true });
