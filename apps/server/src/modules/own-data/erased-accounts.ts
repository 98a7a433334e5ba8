import { appendFile, readFile } from 'node:fs/promises';
import type { Database } from '#server/db/database.ts';
import { changeAccount } from '../accounts/account-changes.ts';
import { lockPilot } from '../accounts/locked-account.ts';
import type { Airline } from '../airline/airline.ts';
import type { JobKind } from '../jobs/job-kind.ts';

const LINE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}) /;

/**
 * Keeps the ids of erased accounts in a file beside the database, a line each: a backup from before an erasure brings
 * the person back, and the next start takes them out again.
 */
export const keepErasedAccounts = (file: string): JobKind => ({
  kind: 'erased-accounts',
  cron: '* * * * *',
  async run({ db }) {
    const known = new Set(await readErasedAccounts(file));
    const rows = await db.queries.selectFrom('erasure').selectAll().orderBy('erased_at').execute();
    const lines = rows
      .filter(({ pilot_id }) => !known.has(pilot_id))
      .map(({ pilot_id, erased_at }) => `${pilot_id} ${erased_at.toISOString()}\n`);
    if (lines.length > 0) await appendFile(file, lines.join(''), { flush: true, mode: 0o600 });
    return { written: lines.length };
  },
});

/** Ids of the accounts that were erased; none where there is no file. */
export async function readErasedAccounts(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n').flatMap((line) => LINE.exec(line)?.[1] ?? []);
}

/** Erases again whom a restored backup brought back. Answers how many. */
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
    .where('status', '!=', 'erased')
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
