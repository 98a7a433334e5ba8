import type { HandoverLink } from '@va/contract/pilots/invitations.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { audit, type By } from '#server/kernel/audit/audit.ts';
import { queueMail } from '#server/kernel/messages/tell-pilots.ts';
import type { LinkService } from '../access/link-service.ts';
import { invite } from '../pilots/invitation-service.ts';
import { lockApplication } from './application-rows.ts';

/** Invites the applicant under a callsign. Throws if it is not free, or another account has the mail address. */
export function acceptApplication(
  db: Database,
  airline: Airline,
  links: LinkService,
  { id, callsign }: { id: string; callsign: string },
  by: By,
): Promise<HandoverLink> {
  return db.transaction(async (tx) => {
    const row = await lockApplication(tx, id, ['waiting']);
    const { now } = by.context;
    const invited = {
      callsign,
      name: row.name,
      email: row.email,
      // An application is only stored if the person declared to be old enough.
      oldEnough: true,
      vatsimCid: row.vatsim_cid,
      ivaoVid: row.ivao_vid,
      because: 'Hemos aceptado tu solicitud.',
    };
    const { pilotId, link } = await invite(tx, airline, links, invited, { by, now });
    await tx
      .updateTable('application')
      .set({ state: 'accepted', decided_at: now, decided_by: by.actor.pilotId, pilot_id: pilotId })
      .where('id', '=', id)
      .execute();
    await audit(tx, {
      by,
      capability: 'pilots.manage',
      action: 'application.accepted',
      subject: { kind: 'application', id },
      before: { state: 'waiting' },
      after: { state: 'accepted', callsign },
    });
    return link;
  });
}

/** Declines an application, with a reason for the applicant. */
export function declineApplication(
  db: Database,
  airline: Airline,
  { id, reason }: { id: string; reason: string },
  by: By,
): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await lockApplication(tx, id, ['waiting']);
    await tx
      .updateTable('application')
      .set({ state: 'declined', decided_at: by.context.now, decided_by: by.actor.pilotId, reason })
      .where('id', '=', id)
      .execute();
    await queueMail(tx, {
      pilotId: null,
      to: row.email,
      subject: `${airline.name}: tu solicitud`,
      text: `Hemos leído tu solicitud para volar con ${airline.name} y esta vez no podemos aceptarla.\n\n${reason}\n\nSi quieres preguntar algo, escribe a ${airline.contactEmail}.`,
    });
    await audit(tx, {
      by,
      capability: 'pilots.manage',
      action: 'application.declined',
      subject: { kind: 'application', id },
      before: { state: 'waiting' },
      after: { state: 'declined' },
    });
  });
}
