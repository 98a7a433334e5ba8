import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { fileTransport } from '#server/kernel/messages/mail-transport.ts';
import { sendDueMail } from '#server/kernel/messages/outbox.ts';
import { packExport } from '#server/modules/own-data/pack-export.ts';
import { csvIn, faultsOfMails, formulasIn } from '../plain-outputs.ts';

/** What leaves the platform in files: the signs in it, and what some program would run or take for more than text. */
export interface ReadFiles {
  signs: string[];
  faults: string[];
}

/** Reads the copy of somebody's own data, a mail, and the refused rows of imports as the programs do that they are for. */
export async function readFiles(db: Database, pilotId: string): Promise<ReadFiles> {
  const copied = [
    ...(await csvIn(await db.transaction((tx) => packExport(tx, pilotId)))).values(),
    ...(await db.queries.selectFrom('import').select('refused_csv').execute()).map(
      ({ refused_csv }) => refused_csv ?? '',
    ),
  ];
  await sql`
    insert into outbox (id, channel, target, subject, body)
    select gen_random_uuid(), channel, 'eco@ejemplo.org', subject, body from outbox where channel = 'mail' limit 1`.execute(
    db.queries,
  );
  const folder = mkdtempSync(join(tmpdir(), 'hostile-mails-'));
  await sendDueMail(db, fileTransport(folder, 'equipo@ejemplo.org'), () => new Date());
  const mails = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  const faults = faultsOfMails(folder, /^eco@ejemplo\.org$/);
  rmSync(folder, { recursive: true });
  const signs = new Set([...copied, ...mails].join('\n').match(/k\d+z/g));
  return { signs: [...signs], faults: [...copied.flatMap(formulasIn), ...faults] };
}
