import type { Queries } from '#server/db/database.ts';

/** Appeals with the callsigns of the pilot, of the decider and of the assigned member of staff. */
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

/** The fields that staff see of an appeal against a sanction or a rank decision. */
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

/** Narrows the state of an appeal against a sanction or rank decision, which is never upheld only in part. */
export function wholeState(state: AppealRow['state']) {
  return state === 'partly' ? 'upheld' : state;
}
