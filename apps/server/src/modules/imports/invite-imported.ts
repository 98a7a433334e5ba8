import { v7 as uuid } from 'uuid';
import { countOf } from '@va/domain/numbers.ts';
import { z } from 'zod';
import type { Database } from '#server/db/database.ts';
import { audit, type By } from '#server/kernel/audit/audit.ts';
import { enqueueJob } from '#server/kernel/jobs/enqueue-job.ts';
import { queueMail } from '#server/kernel/messages/tell-pilots.ts';
import type { LinkService } from '../access/link-service.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import type { JobKind } from '#server/kernel/jobs/job-kind.ts';
import { uninvited } from './import-store.ts';

export const INVITE_IMPORTED = 'import-invite';

/** Invitations per transaction. */
const BATCH = 50;

const payloadSchema = z.object({ importId: z.uuid(), byId: z.uuid() });

/** Job: mails an invitation to all pilots of an import who have an address and no valid link; nobody gets two. */
export const inviteImported = (airline: Airline, links: LinkService): JobKind => ({
  kind: INVITE_IMPORTED,
  async run({ db, clock, payload }) {
    const { importId, byId } = payloadSchema.parse(payload);
    const invite = () =>
      db.transaction(async (tx) => {
        const now = clock();
        const pilots = await uninvited(tx, now)
          .select(['waiting.id', 'waiting.callsign', 'waiting.email'])
          .where('waiting.import_id', '=', importId)
          .orderBy('waiting.id')
          .limit(BATCH)
          .forUpdate()
          .execute();
        for (const { id, callsign, email } of pilots) {
          const { url } = await links.make(tx, { kind: 'invitation', pilotId: id, by: byId }, now);
          await queueMail(tx, {
            pilotId: id,
            to: email ?? '',
            subject: `${airline.name}: tu invitación`,
            text: `Te esperamos como ${callsign}, con lo que ya habías volado.\n\nElige tu contraseña aquí, antes de ${countOf(airline.invitationDays, 'día', 'días')}:\n${url}\n\nEl enlace sirve una sola vez.`,
          });
        }
        return pilots.length > 0;
      });
    while (await invite()) continue;
  },
});

/** Asks for the invitations of an import's pilots. */
export function askInvitations(db: Database, importId: string, by: By): Promise<void> {
  return db.transaction(async (tx) => {
    await enqueueJob(tx, {
      kind: INVITE_IMPORTED,
      runKey: `${INVITE_IMPORTED}:${uuid()}`,
      payload: { importId, byId: by.actor.pilotId },
      at: by.context.now,
    });
    await audit(tx, {
      by,
      capability: 'pilots.manage',
      action: 'import.invited',
      subject: { kind: 'import', id: importId },
    });
  });
}
