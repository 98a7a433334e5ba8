import { type RawBuilder, sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { apiForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { disagreements } from '#server/testing/disagreements.ts';
import { acceptAtDesk, typedFlight } from '#server/testing/report-desk.ts';
import { CHECKS } from './verify.ts';

/** Undoes what a test has broken. */
class Undo extends Error {}

const BREAKS: readonly (readonly [what: string, how: readonly RawBuilder<unknown>[], says: RegExp])[] = [
  [
    'an entry of the audit that was changed',
    [
      sql`alter table audit_entry disable trigger audit_entry_fixed`,
      sql`update audit_entry set action = 'nothing' where seq = 1`,
    ],
    /^Auditoría.*asiento 1$/,
  ],
  [
    'a balance that is not the sum',
    [
      sql`alter table points_entry disable trigger points_entry_fixed`,
      sql`update points_entry set balance_after = balance_after + 1`,
    ],
    /deja el saldo que dice: PRB\d+ 1$/,
  ],
  [
    'points without a flight that counts',
    [sql`update report set outcome = 'below_minimum' where state = 'accepted'`],
    /un vuelo que no cuenta no da puntos: \w+ manual$/,
  ],
  [
    'hours that are gone',
    [sql`alter table hours_entry disable trigger user`, sql`delete from hours_entry`],
    /^Horas/,
  ],
  [
    'a flight that counts without its points',
    [sql`alter table points_entry disable trigger user`, sql`delete from points_entry`],
    /un vuelo que cuenta tiene su base/,
  ],
  [
    'points that were entered twice',
    [
      sql`insert into points_entry (id, pilot_id, seq, reason, subject, nominal, applied, balance_after, period)
        select gen_random_uuid(), pilot_id, seq + 1, reason, subject, nominal, applied, balance_after + applied, period
        from points_entry`,
    ],
    /nada está apuntado dos veces: PRB\d+ manual/,
  ],
  [
    'a state that its history does not know',
    [sql`update report set state = 'voided' where state = 'accepted'`],
    /^Informes/,
  ],
  [
    'points of a track that are not there',
    [sql`update report_recording set points = points + 5`],
    /^Grabaciones/,
  ],
  [
    'figures of a month that are not those of its flights',
    [
      sql`insert into past_month select to_char(off_block at time zone 'UTC', 'YYYY-MM'), '[]', '[]', now() from report`,
    ],
    /^Sumas: las de cada mes.*: \d{4}-\d{2}$/,
  ],
  [
    'a place on the boards that no flight gives',
    [
      sql`insert into board_standing (pilot_id, since, airports)
        select pilot_id, off_block + interval '1 day', 9 from report`,
    ],
    /^Sumas: el lugar de cada piloto.*: PRB\d+$/,
  ],
];

describeEachDatabase('verify', (kind) => {
  const api = apiForTests(kind);
  beforeAll(async () => {
    const pilot = await api.signedIn('pilot');
    const { body } = await pilot.post('/reports/manual', typedFlight(api, 1, {}));
    await acceptAtDesk(await api.signedIn('reviewer'), body.code);
  });

  it('finds nothing where nothing is wrong', async () => {
    expect(await disagreements(api.db)).toEqual([]);
  });

  it.each(BREAKS)('finds %s', async (_what, how, says) => {
    const found: string[] = [];
    const broken = api.db.transaction(async (tx) => {
      for (const act of how) await act.execute(tx);
      for (const { what, find } of CHECKS)
        found.push(...(await find(tx)).map((fault) => `${what}: ${fault}`));
      throw new Undo();
    });
    await expect(broken).rejects.toThrow(Undo);
    expect(found).toContainEqual(expect.stringMatching(says));
  });
});
