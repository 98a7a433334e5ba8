import type { Tx } from '#server/db/database.ts';

/** After entries were deleted: renumbers a pilot's remaining points entries and computes their balances again. */
export async function closeGaps(tx: Tx, pilotId: string): Promise<void> {
  const left = await tx
    .selectFrom('points_entry')
    .select(['id', 'applied'])
    .where('pilot_id', '=', pilotId)
    .orderBy('seq')
    .execute();
  let balance = 0;
  for (const [i, { id, applied }] of left.entries()) {
    const now = Math.max(applied, -balance);
    balance += now;
    await tx
      .updateTable('points_entry')
      .set({ seq: i + 1, applied: now, balance_after: balance })
      .where('id', '=', id)
      .execute();
  }
}
