import type { Application } from '@va/contract/pilots/applications.ts';
import { constant } from '#server/db/constants.ts';
import type { Queries } from '#server/db/database.ts';

/** Facts by which two accounts or applications may be the same person's. */
interface Marks {
  id: string;
  email: string | null;
  vatsim_cid: number | null;
  ivao_vid: number | null;
}

type Likeness = Application['alike'][number];

/** Lists what an application shares with other applications, and with pilots except the one that it became. */
export type Alike = (row: Marks & { pilot_id: string | null }) => Likeness[];

const MARKS = [
  ['email', 'email'],
  ['vatsim', 'vatsim_cid'],
  ['ivao', 'ivao_vid'],
] as const;

/**
 * Finds the pilots and applications that share a mail address or network id with these applications, in one query each.
 */
export async function findAlike(queries: Queries, rows: readonly Marks[]): Promise<Alike> {
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
