import { z } from 'zod';
import type { Application, applicationsQuerySchema } from '@va/contract/pilots/applications.ts';
import { pageById } from '#server/api/page-by-id.ts';
import type { Queries } from '#server/db/database.ts';
import { type Alike, findAlike } from './find-alike.ts';

const answersSchema = z.array(z.object({ question: z.string(), answer: z.string() }));

/** One part of the applications to decide, the oldest first, or of those decided, the newest first. */
export async function listApplications(
  queries: Queries,
  { state, ...page }: z.output<typeof applicationsQuerySchema>,
): Promise<{ items: Application[]; next?: string }> {
  const order = state === 'waiting' ? 'asc' : 'desc';
  const rows = applications(queries).where(
    'application.state',
    'in',
    state === 'waiting' ? ['waiting'] : ['accepted', 'declined'],
  );
  const { items, ...rest } = await pageById(rows, { ...page, id: 'application.id', order }, (row) => row);
  const alike = await findAlike(queries, items);
  return { ...rest, items: items.map((row) => toApplication(row, alike)) };
}

type Row = Awaited<ReturnType<ReturnType<typeof applications>['executeTakeFirstOrThrow']>>;

function applications(queries: Queries) {
  return queries
    .selectFrom('application')
    .leftJoin('pilot', 'pilot.id', 'application.pilot_id')
    .leftJoin('pilot as decider', 'decider.id', 'application.decided_by')
    .select([
      'application.id',
      'application.state',
      'application.name',
      'application.email',
      'application.vatsim_cid',
      'application.ivao_vid',
      'application.answers',
      'application.sent_at',
      'application.confirmed_at',
      'application.decided_at',
      'application.reason',
      'application.pilot_id',
      'application.link_id',
      'pilot.callsign',
      'decider.callsign as decided_by',
    ]);
}

function toApplication(row: Row, alike: Alike): Application {
  // Nobody asks for those whose address is not confirmed.
  const state = row.state === 'unconfirmed' ? 'waiting' : row.state;
  return {
    id: row.id,
    state,
    name: row.name,
    email: row.email,
    confirmed: row.confirmed_at !== null,
    vatsimCid: row.vatsim_cid,
    ivaoVid: row.ivao_vid,
    answers: answersSchema.parse(row.answers),
    sentAt: row.sent_at.toISOString(),
    alike: alike(row),
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy: row.decided_by,
    reason: row.reason,
    callsign: row.callsign,
    byLink: row.link_id !== null,
  };
}
