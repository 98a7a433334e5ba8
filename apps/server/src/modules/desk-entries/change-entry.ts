import { v7 as uuid } from 'uuid';
import type { Capability } from '@va/domain/rights/capabilities.ts';
import { Problem } from '#server/api/problem.ts';
import type { Tx } from '#server/db/database.ts';
import { audit, type By } from '#server/kernel/audit/audit.ts';
import { expectSeen } from '#server/kernel/audit/expect-seen.ts';
import type { DeskEntry, EntryKind } from './read-entries.ts';

/** A desk entry in the version that the caller read. */
export interface SeenEntry {
  kind: EntryKind;
  key: string;
  /** Version that the caller read; 0 if staff have never written the entry. */
  version: number;
}

/** How the audit describes a change, and its reason. */
export interface EntryAct {
  capability: Capability;
  /** Such as `type.changed`. */
  action: string;
  /** By audit action, the Spanish words that follow the actor's callsign, for `cambiado-entretanto`. */
  acts: Readonly<Record<string, string>>;
  reason?: string | undefined;
}

/** Inserts an empty entry if staff have never written this one, so that it can be locked; does nothing otherwise. */
export async function openEntry(tx: Tx, kind: EntryKind, key: string): Promise<void> {
  await tx
    .insertInto('desk_entry')
    .values({ kind, key, value: null, version: 0 })
    .onConflict((conflict) => conflict.columns(['kind', 'key']).doNothing())
    .execute();
}

/**
 * Reads an entry and locks it until the transaction ends. Throws `no-encontrado` if staff have never written it, and
 * `cambiado-entretanto` if it no longer has the version that the caller read.
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

/** Writes a locked entry, its history and an audit entry; answers its new version. */
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

/**
 * The value before the last change of a locked entry, for undoing it. Throws `no-encontrado` if it was never changed.
 */
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
