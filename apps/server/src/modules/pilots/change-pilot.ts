import type { Pilot } from '@va/contract/pilots/pilots.ts';
import { Problem, refuseTwice, wrongValue } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { audit, type By } from '#server/kernel/audit/audit.ts';
import { expectSeen } from '#server/kernel/audit/expect-seen.ts';
import { tellPilot } from '#server/kernel/messages/tell-pilots.ts';
import { tellFormerAddress } from '../access/access-news.ts';
import { endLinks } from '../access/end-access.ts';
import { lockPilot, lockPilotByCallsign } from '../accounts/locked-account.ts';
import { setPilot } from '../accounts/pilot-rows.ts';
import { refuseActAbove } from '../rights/effective-rights.ts';
import { ACCOUNT_ACTS, viewPilot } from './pilot-view.ts';
import { setRank } from '../ranks/set-rank.ts';

/**
 * Corrects a pilot's name or mail address. The address is a way into the account, so the actor must be allowed to see
 * contact data and must have all rights of the account (no privilege escalation). The audit entry says only which of
 * the two changed, since it outlives an erasure.
 */
export function correctPilot(
  db: Database,
  airline: Airline,
  {
    callsign,
    name,
    email,
    version,
  }: {
    callsign: string;
    name?: string | undefined;
    email?: string | null | undefined;
    version: number;
  },
  by: By,
): Promise<Pilot> {
  return db.transaction(async (tx) => {
    const row = await lockPilotByCallsign(tx, callsign);
    await expectSeen(tx, row, version, { kind: 'pilot', id: row.id }, ACCOUNT_ACTS);
    const renamed = name !== undefined && name !== row.name;
    const moved = email !== undefined && email !== row.email;
    if (moved) {
      if (!by.actor.capabilities.has('pilots.contact-data'))
        throw new Problem('permiso-que-no-tienes', {
          detail:
            'El correo lo corrige quien puede ver los datos de contacto. Pídeselo a alguien con el rol de administrador.',
        });
      refuseActAbove(row, by.actor, airline.positions);
    }
    if (!renamed && !moved) throw wrongValue('/name', 'Ya está así. Corrige el nombre o el correo');
    await setPilot(tx, row.id, {
      ...(name !== undefined && { name }),
      ...(email !== undefined && { email }),
    }).catch(refuseTwice('pilot_email_key', 'correo-ocupado'));
    if (moved) {
      // Revoke links mailed to the old address, which somebody else may have received.
      for (const kind of ['recovery', 'invitation'] as const)
        await endLinks(tx, row.id, kind, by.context.now);
      if (row.email !== null) await tellFormerAddress(tx, row.id, row.email);
    }
    const what = [renamed ? 'nombre' : [], moved ? 'correo' : []].flat();
    await tellPilot(tx, row.id, {
      kind: 'account.corrected',
      title: `El equipo ha corregido tu ${what.join(' y tu ')}`,
      body: 'Mira en «Tu cuenta» que esté bien. Si no lo has pedido, avisa al equipo.',
      link: '/plataforma/cuenta',
    });
    await audit(tx, {
      by,
      capability: 'pilots.manage',
      action: 'pilot.corrected',
      subject: { kind: 'pilot', id: row.id },
      after: { corrected: what },
    });
    return viewPilot(await lockPilot(tx, row.id), by.actor, airline);
  });
}

/** Sets a pilot's rank by hand. Throws `cambiado-entretanto` where somebody changed the account since it was read. */
export function changeRank(
  db: Database,
  airline: Airline,
  { callsign, version, ...given }: { callsign: string; version: number; rank: string; reason: string },
  by: By,
): Promise<Pilot> {
  return db.transaction(async (tx) => {
    const row = await lockPilotByCallsign(tx, callsign);
    await expectSeen(tx, row, version, { kind: 'pilot', id: row.id }, ACCOUNT_ACTS);
    await setRank(tx, airline, row, given, by);
    return viewPilot(await lockPilot(tx, row.id), by.actor, airline);
  });
}
