import type { HandoverLink } from '@va/contract/pilots/pilots.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { audit, type By } from '#server/kernel/audit/audit.ts';
import { queueMail } from '#server/kernel/messages/tell-pilots.ts';
import type { LinkService } from '../access/link-service.ts';
import { invite } from '../pilots/invitation-service.ts';
import { lockApplication } from './application-rows.ts';
import { Problem } from '#server/api/problem.ts';
import { changeAccount } from '../accounts/account-changes.ts';
import { lockPilot } from '../accounts/locked-account.ts';

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

/** Takes the decision on an application back: it waits again, and its unused invitation is revoked. */
export function reopenApplication(
  db: Database,
  airline: Airline,
  { id, reason }: { id: string; reason: string },
  by: By,
): Promise<void> {
  return db.transaction(async (tx) => {
    // Lock the account before the application, in the same order as when an invitation expires, to avoid a deadlock.
    const known = await tx
      .selectFrom('application')
      .select('pilot_id')
      .where('id', '=', id)
      .executeTakeFirst();
    const pilot = known?.pilot_id ? await lockPilot(tx, known.pilot_id) : undefined;
    const row = await lockApplication(tx, id, ['accepted', 'declined']);
    if (row.pilot_id !== (pilot?.id ?? null)) throw new Problem('cambiado-entretanto');
    if (pilot && pilot.status !== 'invited')
      throw new Problem('estado-de-cuenta', {
        detail: `Ya ha entrado como ${pilot.callsign}: si no debe volar aquí, dale de baja en su ficha.`,
      });
    await tx
      .updateTable('application')
      .set({ state: 'waiting', decided_at: null, decided_by: null, reason: null, pilot_id: null })
      .where('id', '=', id)
      .execute();
    if (pilot)
      await changeAccount(tx, pilot, { type: 'withdraw_invitation' }, { now: by.context.now, airline });
    const ended = row.state === 'accepted' ? ' El enlace de la invitación que te mandamos ya no vale.' : '';
    await queueMail(tx, {
      pilotId: null,
      to: row.email,
      subject: `${airline.name}: tu solicitud`,
      text: `Volvemos a mirar tu solicitud para volar con ${airline.name}.${ended}\n\n${reason}`,
    });
    await audit(tx, {
      by,
      capability: 'pilots.manage',
      action: 'application.reopened',
      subject: { kind: 'application', id },
      before: { state: row.state, ...(pilot && { callsign: pilot.callsign }) },
      after: { state: 'waiting' },
    });
  });
}
