import type { Queries } from '#server/db/database.ts';

/** Appeals with the callsigns of their pilot, of who decided them and of who was asked to. */
export function appealsWithNames(queries: Queries) {
  return queries
    .selectFrom('appeal')
    .innerJoin('pilot', 'pilot.id', 'appeal.pilot_id')
    .leftJoin('pilot as decider', 'decider.id', 'appeal.decided_by')
    .leftJoin('pilot as assignee', 'assignee.id', 'appeal.assigned_to')
    .selectAll('appeal')
    .select(['pilot.callsign', 'decider.callsign as decider_callsign'])
    .select('assignee.callsign as assignee_callsign');
}

type AppealRow = Awaited<ReturnType<ReturnType<typeof appealsWithNames>['executeTakeFirstOrThrow']>>;

/** What staff see of an appeal that stands or falls, whatever it is against. */
export function viewAppeal(row: AppealRow) {
  return {
    id: row.id,
    callsign: row.callsign,
    text: row.text,
    evidence: row.evidence,
    state: wholeState(row.state),
    raisedAt: row.raised_at.toISOString(),
    answer: row.answer,
    decidedBy: row.decider_callsign,
    assignedTo: row.assignee_callsign,
  };
}

/** A sanction, or a decision on a rank, stands or falls: only reports are appealed in part. */
export function wholeState(state: AppealRow['state']) {
  return state === 'partly' ? 'upheld' : state;
}
