import { v7 as uuid } from 'uuid';
import type { Capability } from '@va/domain/rights/capabilities.ts';
import { Problem } from '#server/api/problem.ts';
import type { Tx } from '#server/db/database.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import type { By } from '#server/kernel/audit/by.ts';
import { expectSeen } from '#server/kernel/audit/expect-seen.ts';
import type { DeskEntry, EntryKind } from './read-entries.ts';

/** Which thing, as whoever changes it has read it. */
export interface SeenEntry {
  kind: EntryKind;
  key: string;
  /** 0 where staff have never written about it. */
  version: number;
}

/** How the audit tells a change, and why it was made. */
export interface EntryAct {
  capability: Capability;
  /** Such as `type.changed`. */
  action: string;
  /** What each act did to the thing, after the callsign of who did it. */
  acts: Readonly<Record<string, string>>;
  reason?: string | undefined;
}

/** Makes room for a thing that staff have never written about; nothing where they have. Its key is of the kind's own making. */
export async function openEntry(tx: Tx, kind: EntryKind, key: string): Promise<void> {
  await tx
    .insertInto('desk_entry')
    .values({ kind, key, value: null, version: 0 })
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
    .execute();
}

/**
 * The thing, locked until the transaction ends. Throws `no-encontrado` where staff have never written about it, and
 * `cambiado-entretanto` when it is no longer as it was read.
 */
export async function lockEntry(
  tx: Tx,
  { kind, key, version }: SeenEntry,
  acts: EntryAct['acts'],
): Promise<DeskEntry> {
  const row = await tx
    .selectFrom('desk_entry')
    .select(['kind', 'key', 'value', 'version', 'updated_at'])
    .where('kind', '=', kind)
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new Problem('no-encontrado'));
  const { value, ...seen } = row;
  await expectSeen(tx, seen, version, { kind, id: key }, acts);
  return { kind, key, value, version: row.version };
}

/** Writes a thing that is locked, with its history and its entry in the audit; answers its new version. */
export async function writeEntry(
  tx: Tx,
  { kind, key, value: before }: DeskEntry,
  value: unknown,
  { capability, action, reason }: EntryAct,
  by: By,
): Promise<number> {
  const json = (one: unknown) => (one === null ? null : JSON.stringify(one));
  const { version } = await tx
    .updateTable('desk_entry')
    .set({ value: json(value) })
    .where('kind', '=', kind)
    .where('key', '=', key)
    .returning('version')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('desk_change')
    .values({
      id: uuid(),
      kind,
      key,
      version,
      before: json(before),
      after: json(value),
      reason: reason || null,
      by_id: by.actor.pilotId,
      at: by.context.now,
    })
    .execute();
  const subject = { kind, id: key };
  await audit(tx, { by, capability, action, subject, reason, before, after: value });
  return version;
}

/** What the last change of a thing that is locked found, to be put back. Throws `no-encontrado` where nobody has changed it. */
export async function beforeLastChange(tx: Tx, { kind, key, version }: DeskEntry): Promise<unknown> {
  const row = await tx
    .selectFrom('desk_change')
    .select('before')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where('version', '=', version)
    .executeTakeFirst();
  if (row === undefined) throw new Problem('no-encontrado');
  return row.before;
}
