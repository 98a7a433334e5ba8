import { sql } from 'kysely';
import type { OwnSanction, SanctionAppeal } from '@va/contract/pilots/sanctions.ts';
import type { DeskCounter } from '#server/api/desk-counter.ts';
import type { Queries } from '#server/db/database.ts';
import type { SanctionTable } from '#server/db/tables.ts';
import { appealsWithNames, viewAppeal, wholeState } from '../appeals/appeal-acts.ts';

/** A pilot's sanctions, the last one first, each with what was appealed and answered. */
export async function ownSanctions(queries: Queries, pilotId: string, now: Date): Promise<OwnSanction[]> {
  const rows = await queries
    .selectFrom('sanction')
    .leftJoin('report', 'report.id', 'sanction.report_id')
    .selectAll('sanction')
    .select('report.code')
    .where('sanction.pilot_id', '=', pilotId)
    .orderBy('starts_at', 'desc')
    .limit(200)
    .execute();
  const appeals = await queries
    .selectFrom('appeal')
    .select(['sanction_id', 'state', 'text', 'raised_at', 'answer'])
    .where('pilot_id', '=', pilotId)
    .where('sanction_id', 'is not', null)
    .orderBy('raised_at', 'desc')
    .execute();
  return rows.map((row) => {
    const appeal = appeals.find(({ sanction_id }) => sanction_id === row.id);
    const spent = row.report_id !== null || row.lifted_at !== null || now > row.appeal_until;
    const appealed = appeal !== undefined && appeal.state !== 'withdrawn';
    return {
      id: row.id,
      ...whatWasDecided(row),
      liftedAt: row.lifted_at?.toISOString() ?? null,
      appealUntil: spent || appealed ? null : row.appeal_until.toISOString(),
      report: row.code,
      appeal: appeal
        ? {
            state: wholeState(appeal.state),
            text: appeal.text,
            raisedAt: appeal.raised_at.toISOString(),
            answer: appeal.answer,
          }
        : null,
    };
  });
}

/** A sanction's kind, reason and duration, as pilots and staff see them. */
export function whatWasDecided(
  row: Pick<SanctionTable, 'kind' | 'facts' | 'heard' | 'starts_at' | 'ends_at'>,
) {
  return {
    kind: row.kind,
    facts: row.facts,
    heard: row.heard,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
  };
}

/** Appeals against sanctions with what they are against. */
export function sanctionAppeals(queries: Queries) {
  return appealsWithNames(queries)
    .innerJoin('sanction', 'sanction.id', 'appeal.sanction_id')
    .innerJoin('pilot as first', 'first.id', 'sanction.decided_by')
    .select(['sanction.kind', 'sanction.facts', 'sanction.heard', 'sanction.starts_at', 'sanction.ends_at'])
    .select(['sanction.decided_by as sanctioned_by', 'first.callsign as first_callsign']);
}

/** One of them as staff see it. */
export function readAppeal(
  row: Awaited<ReturnType<ReturnType<typeof sanctionAppeals>['executeTakeFirstOrThrow']>>,
  readerId: string,
): SanctionAppeal {
  return {
    ...viewAppeal(row),
    ...whatWasDecided(row),
    sanctionedBy: row.first_callsign,
    mayDecide: row.state === 'open' && row.pilot_id !== readerId && row.sanctioned_by !== readerId,
  };
}

/** Appeals against sanctions that this person may decide: none of their own, none against what they decided, none that is somebody else's. */
export const sanctionAppealCounter: DeskCounter = {
  id: 'sanction-appeals',
  title: 'Recursos contra sanciones',
  calm: 'Ninguno abierto',
  capability: 'appeals.decide',
  list: '/mesa/recursos',
  open: () => '/mesa/recursos',
  rows: ({ pilotId }) => sql`select appeal.raised_at as since, appeal.id as ref from appeal
    join sanction on sanction.id = appeal.sanction_id
    where appeal.state = 'open' and appeal.pilot_id <> ${pilotId} and sanction.decided_by <> ${pilotId}
    and coalesce(appeal.assigned_to, ${pilotId}) = ${pilotId}`,
};
