import { z } from 'zod';
import type { Application, applicationsQuerySchema } from '@va/contract/pilots/applications.ts';
import { pageById } from '#server/api/page-by-id.ts';
import type { Queries } from '#server/db/database.ts';
import { constant } from '#server/db/constants.ts';

/** Facts by which two accounts or applications may be the same person's. */
interface Marks {
  id: string;
  email: string | null;
  vatsim_cid: number | null;
  ivao_vid: number | null;
}

type Likeness = Application['alike'][number];

/** Lists what an application shares with other applications, and with pilots except the one that it became. */
type Alike = (row: Marks & { pilot_id: string | null }) => Likeness[];

const MARKS = [
  ['email', 'email'],
  ['vatsim', 'vatsim_cid'],
  ['ivao', 'ivao_vid'],
] as const;

/**
 * Finds the pilots and applications that share a mail address or network id with these applications, in one query each.
 */
async function findAlike(queries: Queries, rows: readonly Marks[]): Promise<Alike> {
  if (rows.length === 0) return () => [];
  const emails = rows.map(({ email }) => email ?? '');
  // 0 is nobody's id at a network, so it matches nothing.
  const vatsim = rows.map(({ vatsim_cid }) => vatsim_cid ?? 0);
  const ivao = rows.map(({ ivao_vid }) => ivao_vid ?? 0);
  const pilots = await queries
    .selectFrom('pilot')
    .select(['id', 'callsign', 'email', 'vatsim_cid', 'ivao_vid'])
    .where((is) =>
      is.or([is('email', 'in', emails), is('vatsim_cid', 'in', vatsim), is('ivao_vid', 'in', ivao)]),
    )
    .execute();
  const others = await queries
    .selectFrom('application')
    .select(['id', 'state', 'email', 'vatsim_cid', 'ivao_vid'])
    .where('state', '!=', constant('unconfirmed'))
    .where((is) =>
      is.or([is('email', 'in', emails), is('vatsim_cid', 'in', vatsim), is('ivao_vid', 'in', ivao)]),
    )
    .execute();
  return (row) =>
    MARKS.flatMap(([by, column]) => {
      const shares = (other: Marks) =>
        row[column] !== null && other[column] === row[column] && other.id !== row.id;
      return [
        ...pilots
          .filter((pilot) => pilot.id !== row.pilot_id && shares(pilot))
          .map(({ callsign }): Likeness => ({ by, callsign, state: null })),
        ...others.filter(shares).flatMap(({ state }): Likeness[] =>
          // Those are left out above.
          state === 'unconfirmed' ? [] : [{ by, callsign: null, state }],
        ),
      ];
    });
}

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
