import { appendFile, readFile } from 'node:fs/promises';
import { constant } from '#server/db/constants.ts';
import type { Database } from '#server/db/database.ts';
import { ERASURES, erasureLine } from '../erasure/erase-data.ts';
import { changeAccount } from '../accounts/account-changes.ts';
import { lockPilot } from '../accounts/locked-account.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import type { JobKind } from '#server/kernel/jobs/job-kind.ts';
import { expectPassword } from '../access/prove-password.ts';
import { keepLastAdministrator } from '../rights/administrators.ts';

const LINE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}) /;

/**
 * Writes the id of each erased account into a file beside the database once the erasure is committed. A restored older
 * backup would bring the person back; the next start then erases them again. The resulting function stops this.
 */
export async function followErasures(
  db: Database,
  file: string,
  failed: (error: unknown) => void,
): Promise<() => Promise<void>> {
  let writing = Promise.resolve();
  const deaf = await db.listen(ERASURES, (line) => {
    writing = writing.then(() => addLines(file, [line])).catch(failed);
  });
  return async () => {
    await deaf();
    await writing;
  };
}

/** Job, every ten minutes: adds erasures to the file that a killed process did not write. */
export const keepErasedAccounts = (file: string): JobKind => ({
  kind: 'erased-accounts',
  cron: '*/10 * * * *',
  async run({ db }) {
    const known = new Set(await readErasedAccounts(file));
    const rows = await db.queries.selectFrom('erasure').selectAll().orderBy('erased_at').execute();
    const missing = rows.filter(({ pilot_id }) => !known.has(pilot_id));
    if (missing.length > 0) await addLines(file, missing.map(erasureLine));
    return { written: missing.length };
  },
});

const addLines = (file: string, lines: readonly string[]) =>
  appendFile(file, lines.map((line) => `${line}\n`).join(''), { flush: true, mode: 0o600 });

/** Ids of the accounts that were erased; none where there is no file. */
export async function readErasedAccounts(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n').flatMap((line) => LINE.exec(line)?.[1] ?? []);
}

/** Erases the accounts again that a restored backup brought back. Answers how many. */
export async function replayErasures(
  db: Database,
  airline: Airline,
  file: string,
  now: Date,
): Promise<number> {
  const erased = await readErasedAccounts(file);
  if (erased.length === 0) return 0;
  const back = await db.queries
    .selectFrom('pilot')
    .select('id')
    .where('id', 'in', erased)
    .where('status', '!=', constant('erased'))
    .execute();
  for (const { id } of back)
    await db.transaction(async (tx) => {
      const row = await lockPilot(tx, id);
      const event =
        row.status === 'invited'
          ? ({ type: 'withdraw_invitation' } as const)
          : ({ type: 'erase', confirmedByPilot: true } as const);
      await changeAccount(tx, row, event, { now, airline });
    });
  return back.length;
}

/** Erases a pilot's own account. Throws if the password is wrong, or if the pilot is the last administrator. */
export async function eraseOwnAccount(
  db: Database,
  airline: Airline,
  pilotId: string,
  password: string,
  now: Date,
): Promise<void> {
  await expectPassword(db.queries, pilotId, password, now);
  await db.transaction(async (tx) => {
    const row = await lockPilot(tx, pilotId);
    await keepLastAdministrator(tx, row.id, airline);
    await changeAccount(tx, row, { type: 'erase', confirmedByPilot: true }, { now, airline });
  });
}
