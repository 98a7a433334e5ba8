import { z } from 'zod';
import { DAY_MS } from '@va/domain/durations.ts';
import type { JobKind } from '#server/kernel/jobs/job-kind.ts';
import { tellPilot } from '#server/kernel/messages/tell-pilots.ts';
import { packExport } from './pack-export.ts';

/** Days for which a packed copy can be fetched. */
export const EXPORT_DAYS = 7;
const payloadSchema = z.object({ exportId: z.uuid() });

/** Packs the copy that a person asked for and tells them. */
export const exportJob: JobKind = {
  kind: 'data-export',
  async run({ db, clock, payload }) {
    const { exportId } = payloadSchema.parse(payload);
    return db.transaction(async (tx) => {
      const row = await tx
        .selectFrom('data_export')
        .select('pilot_id')
        .where('id', '=', exportId)
        .where('ready_at', 'is', null)
        .forUpdate()
        .executeTakeFirst();
      // An earlier run packed it without noting that, or the account was erased.
      if (!row) return { bytes: 0 };
      const archive = await packExport(tx, row.pilot_id);
      const now = clock();
      await tx
        .updateTable('data_export')
        .set({ archive, ready_at: now, expires_at: new Date(now.getTime() + EXPORT_DAYS * DAY_MS) })
        .where('id', '=', exportId)
        .execute();
      await tellPilot(tx, row.pilot_id, {
        kind: 'account.export',
        title: 'La copia de tus datos está lista',
        body: `Descárgala en tu cuenta durante los próximos ${EXPORT_DAYS} días.`,
        link: '/plataforma/cuenta',
      });
      return { bytes: archive.length };
    });
  },
};
