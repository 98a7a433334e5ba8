import { CAPABILITIES, type Capability } from '@va/domain/rights/capabilities.ts';
import type { Tx } from '#server/db/database.ts';
import { tellPilots } from '#server/kernel/messages/tell-pilots.ts';
import { readHolders } from './holders.ts';

/** Tells a position's holders which rights it gained and lost; does nothing without a difference. */
export async function tellHolders(
  tx: Tx,
  title: string,
  { gained, lost }: { gained: readonly Capability[]; lost: readonly Capability[] },
): Promise<void> {
  if (gained.length === 0 && lost.length === 0) return;
  const held = (await readHolders(tx)).filter(({ positions }) => positions.includes(title));
  const words = (moved: readonly Capability[]) => moved.map((one) => `«${CAPABILITIES[one]}»`).join(', ');
  const body = [
    ...(gained.length > 0 ? [`Ahora trae también: ${words(gained)}.`] : []),
    ...(lost.length > 0 ? [`Ya no trae: ${words(lost)}.`] : []),
    'Lo que se te dio aparte no cambia.',
  ].join(' ');
  await tellPilots(
    tx,
    held.map(({ id }) => ({
      pilotId: id,
      message: { kind: 'account.position', title: `Ha cambiado lo que trae tu cargo, ${title}`, body },
    })),
  );
}
