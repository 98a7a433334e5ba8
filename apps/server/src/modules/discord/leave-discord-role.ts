import type { Tx } from '#server/db/database.ts';

/** Before an account is erased: marks its Discord role to be taken back, and removes the account from the row. */
export async function leaveDiscordRole(tx: Tx, pilotId: string, now: Date): Promise<void> {
  await tx
    .updateTable('discord_role')
    .set({ pilot_id: null, left_at: now })
    .where('pilot_id', '=', pilotId)
    .execute();
}
