import { sql } from 'kysely';
import { SERVICES } from '@va/domain/fleet/service-change.ts';
import { Problem } from '#server/api/problem.ts';
import type { Tx } from '#server/db/database.ts';
import { changedMeanwhile } from '#server/kernel/audit/expect-seen.ts';
import { lockTail } from './change-fleet.ts';

/**
 * Locks a tail and checks its version (optimistic lock). Throws `cambiado-entretanto` if it changed since the caller
 * read it, with who did what if the audit has the last change; taking an import back leaves no such entry.
 */
export async function expectTail(
  tx: Tx,
  id: string,
  version: number,
): Promise<Awaited<ReturnType<typeof lockTail>>['tail']> {
  const { tail } = await lockTail(tx, id);
  if (tail.version === version) return tail;
  const last = await tx
    .selectFrom('audit_entry')
    .select(['actor', 'action', 'after', 'at', sql<Date>`now()`.as('now')])
    .where('subject_kind', '=', 'aircraft')
    .where('subject_id', '=', id)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  const current = { service: tail.service, version: tail.version };
  // An act and its audit entry share a transaction and so a time: an older last entry means another change came after.
  if (last === undefined || last.at < tail.updated_at) throw new Problem('cambiado-entretanto', { current });
  const what =
    last.action === 'aircraft.service-changed'
      ? `lo ha pasado a «${SERVICES[tail.service]}»`
      : last.action === 'aircraft.ferried'
        ? `lo ha trasladado a ${placeIn(last.after)}`
        : last.action === 'aircraft.base-changed'
          ? 'ha cambiado su base'
          : 'ha cambiado sus datos';
  throw new Problem('cambiado-entretanto', { detail: changedMeanwhile(last, what), current });
}

/** The destination in a ferry's audit entry. */
function placeIn(after: unknown): string {
  return typeof after === 'object' && after !== null && 'place' in after ? String(after.place) : 'otro sitio';
}
