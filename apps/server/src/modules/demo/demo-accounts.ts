import { DAY_MS } from '@va/domain/durations.ts';
import type { Tx } from '#server/db/database.ts';
import { setPilotsUnnoticed } from '../accounts/pilot-rows.ts';
import type { DemoPilot } from './earlier-careers.ts';

/** Days between the joining dates of one pilot and the next. */
const APART_DAYS = 19;

/** Moves the joining dates of accounts to before the demo's first flights, and notes the original dates. */
export async function dateAccounts(tx: Tx, pilots: readonly DemoPilot[], began: Date): Promise<void> {
  const rows = await tx
    .selectFrom('pilot')
    .select(['id', 'joined_at'])
    .where(
      'id',
      'in',
      pilots.map(({ id }) => id),
    )
    .where('joined_at', '>', began)
    .execute();
  if (rows.length === 0) return;
  const joined = new Map(
    pilots.map(({ id }, i) => [id, new Date(began.getTime() - (pilots.length - i) * APART_DAYS * DAY_MS)]),
  );
  await setPilotsUnnoticed(
    tx,
    rows.map(({ id }) => ({ id, joined_at: joined.get(id) ?? began })),
  );
  const things = rows.map(({ id, joined_at: was_at }) => ({ kind: 'joined' as const, id, was_at }));
  await tx.insertInto('demo_thing').values(things).execute();
}

/** Restores the original joining dates. */
export async function clearAccountDates(tx: Tx): Promise<void> {
  const rows = await tx
    .selectFrom('demo_thing')
    .select(['id', 'was_at as joined_at'])
    .where('kind', '=', 'joined')
    .execute();
  await setPilotsUnnoticed(tx, rows);
}
