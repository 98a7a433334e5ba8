import type { Application } from '@va/contract/pilots/applications.ts';
import { constant } from '#server/db/constants.ts';
import type { Queries } from '#server/db/database.ts';

/** What tells that two are maybe one person. */
interface Marks {
  id: string;
  email: string | null;
  vatsim_cid: number | null;
  ivao_vid: number | null;
}

type Likeness = Application['alike'][number];

/** What an application shares with pilots, other than the one that it became, and with other applications. */
export type Alike = (row: Marks & { pilot_id: string | null }) => Likeness[];

const MARKS = [
  ['email', 'email'],
  ['vatsim', 'vatsim_cid'],
  ['ivao', 'ivao_vid'],
] as const;

/** Pilots and applications with an address or a number of these applications, asked for once for all of them. */
export async function findAlike(queries: Queries, rows: readonly Marks[]): Promise<Alike> {
  if (rows.length === 0) return () => [];
  const emails = rows.map(({ email }) => email ?? '');
  // Nobody has 0 at a network.
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
