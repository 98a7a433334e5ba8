import { sql } from 'kysely';
import { removeOldAudit } from '#server/kernel/audit/audit-rows.ts';
import { removeOldJobs } from '#server/kernel/jobs/job-rows.ts';
import { removeOldSignIns } from '../access/end-access.ts';
import { removeOldApplications } from '../applications/application-rows.ts';
import { removeOldJoinLinks } from '../applications/join-links.ts';
import { removeOldCodes } from '../device-codes/device-codes.ts';
import { removeOldKeys } from '#server/kernel/idempotency/repeated-requests.ts';
import { removeOldWindows } from '#server/kernel/limits/request-limits.ts';
import { removeOldChecks } from '../file-changes/import-rows.ts';
import { removeLeftFlights } from '../live/read-live.ts';
import { removeOldExports } from '../own-data/exports.ts';
import { removeOldDeliveries, removeSentMessages } from '#server/kernel/messages/outbox-rows.ts';
import type { JobKind } from '#server/kernel/jobs/job-kind.ts';

/** Job, every ten minutes: removes expired rows of all modules. */
export const housekeeping: JobKind = {
  kind: 'housekeeping',
  cron: '*/10 * * * *',
  async run({ db, clock }) {
    const now = clock();
    await removeOldWindows(db.queries, now);
    await removeOldKeys(db.queries, now);
    await removeOldSignIns(db.queries, now);
    await removeOldApplications(db.queries, now);
    await removeOldJoinLinks(db.queries, now);
    await removeOldCodes(db.queries, now);
    await removeOldJobs(db.queries, now);
    await removeOldExports(db.queries, now);
    await removeSentMessages(db.queries, now);
    await removeOldAudit(db.queries, now);
    await removeOldChecks(db.queries, now);
    await removeOldDeliveries(db.queries, now);
    await removeLeftFlights(db, now);
  },
};

/** Job: runs `vacuum`, since the embedded database has no autovacuum. */
export const vacuum: JobKind = {
  kind: 'vacuum',
  cron: '17 3 * * *',
  async run({ db }) {
    await sql`vacuum (analyze)`.execute(db.queries);
  },
};
