import type { Tx } from '#server/db/database.ts';

/** The account goes: its role in Discord is taken back in the next round, without anybody's account in the row. */
export async function leaveDiscordRole(tx: Tx, pilotId: string, now: Date): Promise<void> {
  await tx
    .updateTable('discord_role')
    .set({ pilot_id: null, left_at: now })
    .where('pilot_id', '=', pilotId)
    .execute();
}
