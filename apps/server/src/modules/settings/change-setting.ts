import { Problem, wrongValue } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import { audit, type By } from '#server/kernel/audit/audit.ts';
import { expectSeen } from '#server/kernel/audit/expect-seen.ts';
import { type LiveSettings, readKept } from './live-settings.ts';
import { SETTINGS } from './setting-kinds.ts';

/**
 * Changes a setting, or resets it to the content's value (null). Throws if the caller may not change it, if the value
 * is out of bounds, and `cambiado-entretanto` if the present value is no longer `from` (optimistic lock).
 */
export async function changeSetting(
  db: Database,
  live: LiveSettings,
  { key, from, value }: { key: string; from: number; value: number | null },
  by: By,
): Promise<void> {
  const { actor } = by;
  const kind = SETTINGS.find((one) => one.key === key);
  if (!kind) throw new Problem('no-encontrado');
  if (!actor.capabilities.has(kind.capability)) throw new Problem('sin-permiso');
  if (value !== null && (value < kind.min || value > kind.max))
    throw wrongValue('/value', `Escribe un número entero de ${kind.min} a ${kind.max}`);
  await db.transaction(async (tx) => {
    await tx
      .insertInto('setting')
      .values({ key, value: JSON.stringify(kind.read(live.content)) })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
    await tx.selectFrom('setting').select('key').where('key', '=', key).forUpdate().execute();
    const before = (await readKept(tx)).get(key) ?? kind.read(live.content);
    await expectSeen(
      tx,
      // An unchanged setting follows the content, whose changes have no audit entry.
      { version: before, value: before },
      from,
      { kind: 'setting', id: key },
      { 'setting.changed': 'lo ha cambiado' },
      { value: before },
    );
    if (value === null) await tx.deleteFrom('setting').where('key', '=', key).execute();
    else
      await tx
        .updateTable('setting')
        .set({ value: JSON.stringify(value), updated_by: actor.pilotId })
        .where('key', '=', key)
        .execute();
    await audit(tx, {
      by,
      capability: kind.capability,
      action: 'setting.changed',
      subject: { kind: 'setting', id: key },
      before: before,
      after: value ?? kind.read(live.content),
    });
  });
}
