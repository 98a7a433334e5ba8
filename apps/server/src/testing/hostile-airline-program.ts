/**
 * Fills the empty folder in `DATA_DIR` with an airline that has markup in every column of text, for a server to show.
 * Prints as JSON the columns by the signs that their texts carry, the pages of whom it is all about, a session of that
 * pilot and of somebody at the desk, and what was read in files.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { migrate, readMigrations } from '#server/db/migrations.ts';
import { createDatabase, type Database } from '#server/db/database.ts';
import { openEmbedded } from '#server/db/embedded/embedded-driver.ts';
import { fileTransport } from '#server/kernel/messages/mail-transport.ts';
import { sendDueMail } from '#server/kernel/messages/outbox.ts';
import { openSignIn } from '#server/modules/access/sign-in-store.ts';
import { readAirline } from '#server/kernel/airline/read-airline.ts';
import { effects } from '#server/modules/effects/effects.ts';
import { buildDemo } from '#server/modules/demo/build-demo.ts';
import { fillDatabase } from '#server/modules/first-start/fill-database.ts';
import { keepSampleAccounts } from '#server/modules/first-start/sample-accounts.ts';
import { packExport } from '#server/modules/own-data/pack-export.ts';
import { makeHostile } from './hostile-rows/make-hostile.ts';
import { sampleRows } from './hostile-rows/sample-rows.ts';
import { csvIn, faultsOfMails, formulasIn } from './plain-outputs.ts';

/** Enough for flights of every kind. */
const DAYS = 14;

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const data = process.env['DATA_DIR'];
if (!data) throw new Error('DATA_DIR is the folder to fill.');
const now = new Date();
const driver = await openEmbedded({
  folder: join(data, 'database'),
  onFatal: (sentence) => {
    throw new Error(sentence);
  },
});
await migrate(driver, readMigrations());
const db = createDatabase(driver);
const airline = readAirline(root, effects);
await fillDatabase(db, airline, now);
const places = {
  sampleFile: join(root, 'content/sample-access.yaml'),
  passwordFile: join(data, 'sample-accounts.json'),
};
const accounts = await keepSampleAccounts(db, airline, places, now);
await buildDemo(db, airline, { seed: '1', days: DAYS, now, grounded: [] });

const administrator = accounts.find(({ role }) => role === 'administrador')?.callsign ?? '';
const { id: staff } = await db.queries
  .selectFrom('pilot')
  .select('id')
  .where('callsign', '=', administrator)
  .executeTakeFirstOrThrow();
// Which pilots have flown depends on the hour at which the demonstration is made.
const { pilot_id: pilot } = await db.queries
  .selectFrom('report')
  .select('pilot_id')
  .where('pilot_id', '!=', staff)
  .groupBy('pilot_id')
  .orderBy((eb) => eb.fn.countAll(), 'desc')
  .limit(1)
  .executeTakeFirstOrThrow();
const people = { pilot, staff };
const session = await driver.acquire();
for (const statement of sampleRows(people)) await session.exec(statement);
const signs = await makeHostile(session);
const { rows } = await session.query(
  `select report.code, pilot.callsign, (select import.id from import where ignored <> '{}' limit 1) as import,
    (select id from airline_event where cancelled_at is not null limit 1) as cancelled
  from report join pilot on pilot.id = pilot_id join appeal on report_id = report.id
  where report.pilot_id = $1 limit 1`,
  [pilot],
);
session.release();

/** What leaves the platform in files: the signs in it, and what some program would run or take for more than text. */
interface ReadFiles {
  signs: string[];
  faults: string[];
}

const files = await readFiles(db, people.pilot);

/** Reads the copy of somebody's own data, a mail, and the refused rows of imports as the programs do that they are for. */
async function readFiles(db: Database, pilotId: string): Promise<ReadFiles> {
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

const [code, callsign, imported, cancelled] = ['code', 'callsign', 'import', 'cancelled'].map((column) =>
  String(rows[0]?.[column]),
);
const pages = [
  `informes/${code}`,
  `pilotos/${callsign}`,
  `eventos/${cancelled}`,
  `mesa/informes/${code}`,
  `mesa/pilotos/${callsign}`,
  'tours/svalbard',
  'tours/prueba',
  // What a choice on a page leads to, and no link.
  'vuelos?salida=lemd&llegada=lebl&vista=semana',
  'mesa/trabajos?ver=envios',
  'mesa/solicitudes?ver=decididas',
  `mesa/datos?revision=${imported}`,
];
const enter = async (pilotId: string) => {
  const wanted = { pilotId, stage: 'open', strong: true, device: 'Prueba' } as const;
  return (await db.transaction((tx) => openSignIn(tx, wanted, now))).token;
};
const sessions = { pilot: await enter(people.pilot), staff: await enter(people.staff) };
console.log(JSON.stringify({ signs, pages, sessions, files }));
await db.close();
