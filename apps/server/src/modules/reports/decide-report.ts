import { monthOf } from '@va/domain/months.ts';
import type { Acceptance, ReportEvent } from '@va/domain/report/report.ts';
import type { RuleId } from '@va/domain/scoring/rule-id.ts';
import { scoreOf } from '@va/domain/scoring/score-flight.ts';
import type { Decide } from '@va/schemas/api/reviews.ts';
import type { PilotActor, RequestContext } from '#server/api/actor.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database, Queries } from '#server/db/database.ts';
import { lockPilots } from '../accounts/locked-account.ts';
import type { Airline } from '../airline/airline.ts';
import { audit } from '../audit/audit.ts';
import { carryOut } from './carry-out.ts';
import type { ReportRow } from './report-row.ts';
import { moveReport } from './report-row.ts';

/** Who decides, from where, and on which version of the report. */
export interface Decider {
  actor: PilotActor;
  context: RequestContext;
  version: number;
}

/** Any pilot's report by its code. Throws `no-encontrado`. */
export async function findReport(queries: Queries, code: string, { lock = false } = {}): Promise<ReportRow> {
  const asked = queries.selectFrom('report').selectAll().where('code', '=', code);
  const row = await (lock ? asked.forUpdate() : asked).executeTakeFirst();
  if (!row) throw new Problem('no-encontrado', { detail: `No hay ningún informe ${code}.` });
  return row;
}

/**
 * Takes a report through a staff act with all its effects, in one transaction. Throws `cambiado-entretanto` when somebody
 * changed it since it was read, with what they did.
 */
export function changeReport(
  db: Database,
  airline: Airline,
  code: string,
  { actor, context, version }: Decider,
  act: {
    text: string;
    capability: 'reports.review' | 'reports.reopen' | 'reports.void' | 'appeals.decide';
    event: (tx: Queries, row: ReportRow) => Promise<ReportEvent>;
    /** What else changes, before the effects. */
    besides?: (tx: Queries, row: ReportRow) => Promise<void>;
  },
): Promise<ReportRow> {
  return db.transaction(async (tx) => {
    const { pilot_id, second_pilot_id } = await findReport(tx, code);
    await lockPilots(tx, [pilot_id, second_pilot_id]);
    const row = await findReport(tx, code, { lock: true });
    if (row.version !== version) throw await changedMeanwhile(tx, row);
    const event = await act.event(tx, row);
    const cause = { byId: actor.pilotId, now: context.now, ...(act.text && { text: act.text }) };
    const moved = await moveReport(tx, airline, row, event, cause);
    await act.besides?.(tx, moved.row);
    const kept = await findReport(tx, code);
    await carryOut(tx, airline, kept, moved.effects, context.now, act.text);
    await audit(tx, {
      by: { actor, context },
      capability: act.capability,
      action: `report.${event.type}`,
      subject: { kind: 'report', id: row.id },
      reason: act.text || undefined,
      before: { state: row.state, outcome: row.outcome, score: row.score },
      after: { state: kept.state, outcome: kept.outcome, score: kept.score },
    });
    return kept;
  });
}

async function changedMeanwhile(tx: Queries, row: ReportRow): Promise<Problem> {
  const last = await tx
    .selectFrom('report_transition')
    .leftJoin('pilot', 'pilot.id', 'report_transition.by_id')
    .select(['event', 'to_state', 'at', 'pilot.callsign'])
    .where('report_id', '=', row.id)
    .orderBy('at', 'desc')
    .orderBy('report_transition.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const who = last?.callsign ?? 'La plataforma';
  const when = (last?.at ?? row.updated_at).toISOString();
  return new Problem('cambiado-entretanto', {
    detail: `${who} ${actWord(last?.event)} a las ${when.slice(11, 16)}Z, mientras lo tenías abierto. Vuelve a cargarlo: lo que has escrito sigue aquí.`,
    current: { state: row.state, event: last?.event ?? null, by: last?.callsign ?? null, at: when },
  });
}

const ACT_WORDS: Readonly<Record<string, string>> = {
  accept: 'lo ha aceptado',
  accept_without_score: 'lo ha aceptado sin nota',
  reject: 'lo ha rechazado',
  ask: 'le ha preguntado algo al piloto',
  answer: 'ha contestado',
  resolve: 'ha resuelto el recurso',
  reopen: 'lo ha reabierto',
  propose_void: 'ha propuesto anularlo',
  void_for_cheating: 'lo ha anulado por trampa',
  take_back: 'lo ha retirado',
  appeal: 'lo ha recurrido',
};

/** What somebody did to a report, after their name. */
function actWord(event = ''): string {
  return ACT_WORDS[event] ?? 'lo ha cambiado';
}

/** A reviewer's decision on a report in the queue. */
export function decideReport(
  db: Database,
  airline: Airline,
  code: string,
  body: Decide,
  decider: Decider,
): Promise<ReportRow> {
  const byId = decider.actor.pilotId;
  return changeReport(db, airline, code, decider, {
    text: body.text,
    capability: 'reports.review',
    async event(tx, row) {
      if (body.decision === 'reject')
        return { type: 'reject', byId, reasonCode: body.reasonCode, text: body.text };
      if (body.decision === 'accept_without_score')
        return { type: 'accept_without_score', byId, manualThisMonth: await countManual(tx, row) };
      const { waivers, text } = body;
      const acceptance = await acceptanceOf(tx, airline, row, waivers);
      return { type: 'accept', byId, acceptance, waivers: waivers.length, text };
    },
    async besides(tx, row) {
      if (body.decision === 'accept') await waiveItems(tx, row.id, body.waivers, byId);
      const manual = body.decision === 'accept_without_score';
      await tx.updateTable('report').set({ counts_as_manual: manual }).where('id', '=', row.id).execute();
    },
  });
}

/** What accepting would say: the score with these rules let off, and whether it reaches the least one. */
export async function acceptanceOf(
  tx: Queries,
  { scoring }: Airline,
  row: ReportRow,
  waivers: readonly RuleId[],
): Promise<Acceptance> {
  const items = await tx
    .selectFrom('score_item')
    .select(['rule_id', 'deduction'])
    .where('report_id', '=', row.id)
    .execute();
  if (items.length === 0 || scoring === null || row.from_feed) return { outcome: 'valid', score: null };
  const letOff = new Set<string>(waivers);
  const score = scoreOf(items.filter(({ rule_id }) => !letOff.has(rule_id)));
  const { least } = scoring;
  const held = row.off_block !== null && row.off_block.getTime() >= Date.parse(`${least.since}T00:00:00Z`);
  return { outcome: held && score < least.score ? 'below_minimum' : 'valid', score };
}

/** Lets rules off; what they took is kept beside, so that reopening puts it back. */
export async function waiveItems(
  tx: Queries,
  reportId: string,
  rules: readonly RuleId[],
  byId: string,
): Promise<void> {
  if (rules.length === 0) return;
  await tx
    .updateTable('score_item')
    .set(({ ref }) => ({
      status: 'waived',
      waived_deduction: ref('deduction'),
      deduction: 0,
      waived_by: byId,
    }))
    .where('report_id', '=', reportId)
    .where('rule_id', 'in', rules)
    .where('status', '=', 'hit')
    .execute();
}

/** Puts what was let off back, and the score that follows. */
export async function unwaiveItems(tx: Queries, { id: reportId, from_feed }: ReportRow): Promise<void> {
  await tx
    .updateTable('score_item')
    .set(({ ref }) => ({
      status: 'hit',
      deduction: ref('waived_deduction'),
      waived_deduction: 0,
      waived_by: null,
    }))
    .where('report_id', '=', reportId)
    .where('status', '=', 'waived')
    .execute();
  const items = await tx
    .selectFrom('score_item')
    .select('deduction')
    .where('report_id', '=', reportId)
    .execute();
  await tx
    .updateTable('report')
    .set({ counts_as_manual: false, score: items.length === 0 || from_feed ? null : scoreOf(items) })
    .where('id', '=', reportId)
    .execute();
}

/** Reports by hand of the month of a flight, without itself. */
export async function countManual(tx: Queries, { id, pilot_id, off_block }: ReportRow): Promise<number> {
  const month = monthOf((off_block ?? new Date(0)).getTime());
  const rows = await tx
    .selectFrom('report')
    .select('off_block')
    .where('pilot_id', '=', pilot_id)
    .where('id', '!=', id)
    .where('state', 'not in', ['voided', 'rejected'])
    .where((is) => is.or([is('source', '=', 'manual'), is('counts_as_manual', '=', true)]))
    .execute();
  return rows.filter(({ off_block: at }) => at !== null && monthOf(at.getTime()) === month).length;
}
