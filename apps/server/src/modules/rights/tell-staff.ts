import type { Capability } from '@va/domain/rights/capabilities.ts';
import type { Tx } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { FLYING } from '@va/domain/account/account.ts';
import { tellPilot } from '#server/kernel/messages/tell-pilots.ts';
import { effectiveRights } from './effective-rights.ts';
import type { Message } from '#server/kernel/messages/message.ts';

/** Sends a message to everybody with a capability, except the pilot whom it is about; in the caller's transaction. */
export async function tellStaff(
  tx: Tx,
  { positions }: Pick<Airline, 'positions'>,
  capability: Capability,
  message: Message,
  aboutId?: string,
): Promise<void> {
  const rows = await tx
    .selectFrom('pilot')
    .select(['id', 'roles', 'capabilities', 'positions', 'status'])
    .where('status', 'in', FLYING)
    .execute();
  for (const row of rows)
    if (row.id !== aboutId && effectiveRights(row, positions).usable.has(capability))
      await tellPilot(tx, row.id, message);
}
