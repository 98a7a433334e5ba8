import { v7 as uuid } from 'uuid';
import type { RuleId } from '@va/domain/scoring/rule-id.ts';
import { Problem } from '#server/api/problem.ts';
import type { Database, Queries } from '#server/db/database.ts';
import { lockPilot } from '../accounts/locked-account.ts';
import type { Airline } from '../airline/airline.ts';
import { carryOut } from './carry-out.ts';
import type { Decider } from './decide-report.ts';
import { acceptanceOf, changeReport, waiveItems } from './decide-report.ts';
import type { ReportRow } from './report-row.ts';
import { addHistory, findOwnReport, moveReport } from './report-row.ts';

/** A report of a pilot's own. */
export interface OwnReport {
  pilotId: string;
  code: string;
}

/** Takes a pilot's own report through something that they do to a decision. */
function changeOwn(
  db: Database,
  { pilotId, code }: OwnReport,
  change: (tx: Queries, row: ReportRow) => Promise<ReportRow>,
): Promise<ReportRow> {
  return db.transaction(async (tx) => {
    await lockPilot(tx, pilotId);
    return change(tx, await findOwnReport(tx, pilotId, code, { lock: true }));
  });
}

/** Appeals against a decision, in whole or against some of its items. What it brought stands meanwhile. */
export function appealReport(
  db: Database,
  airline: Airline,
  own: OwnReport,
  { text, rules, evidence }: { text: string; rules: readonly RuleId[]; evidence: readonly string[] },
  now: Date,
): Promise<ReportRow> {
  return changeOwn(db, own, async (tx, row) => {
    const type = row.state === 'voided' ? 'appeal_cheating' : 'appeal';
    if (type === 'appeal_cheating') await expectFirstAppeal(tx, row);
    const moved = await moveReport(tx, airline, row, { type, text }, { byId: own.pilotId, text, now });
    await tx
      .insertInto('appeal')
      .values({
        id: uuid(),
        report_id: row.id,
        pilot_id: own.pilotId,
        text,
        rules: [...rules],
        evidence: [...evidence],
        raised_at: now,
      })
      .execute();
    await carryOut(tx, airline, moved.row, moved.effects, now);
    return moved.row;
  });
}

/** Takes an appeal back: the decision stands as it was. */
export function desistAppeal(db: Database, airline: Airline, own: OwnReport, now: Date): Promise<ReportRow> {
  return changeOwn(db, own, async (tx, row) => {
    const type = row.state === 'voided' ? 'desist_cheating_appeal' : 'desist';
    const { numUpdatedRows } = await tx
      .updateTable('appeal')
      .set({ state: 'withdrawn', decided_at: now })
      .where('report_id', '=', row.id)
      .where('state', '=', 'open')
      .executeTakeFirst();
    if (numUpdatedRows === 0n && type === 'desist_cheating_appeal') throw notAppealed();
    const moved = await moveReport(tx, airline, row, { type }, { byId: own.pilotId, now });
    return moved.row;
  });
}

/** A voided report stays in its state while it is appealed, so that its appeals tell whether there was one. */
async function expectFirstAppeal(tx: Queries, row: ReportRow): Promise<void> {
  const appealed = await tx
    .selectFrom('appeal')
    .select('id')
    .where('report_id', '=', row.id)
    .where('state', '!=', 'withdrawn')
    .where('raised_at', '>=', row.decided_at)
    .limit(1)
    .executeTakeFirst();
  if (appealed) throw new Problem('estado-de-informe', { detail: 'Esta anulación ya la has recurrido.' });
}

function notAppealed(): Problem {
  return new Problem('estado-de-informe', { detail: 'No hay ningún recurso abierto en este informe.' });
}

/** Answers a reviewer's question. */
export function answerQuestion(db: Database, own: OwnReport, text: string, now: Date): Promise<ReportRow> {
  return changeOwn(db, own, async (tx, row) => {
    if (row.state !== 'in_review' || row.asked_at === null)
      throw new Problem('estado-de-informe', { detail: 'Nadie espera una respuesta tuya en este informe.' });
    const cause = { byId: own.pilotId, text, now };
    await addHistory(tx, row.id, { from: row.state, to: row.state, event: 'answer' }, cause);
    await tx.updateTable('report').set({ asked_at: null }).where('id', '=', row.id).execute();
    return findOwnReport(tx, own.pilotId, own.code);
  });
}

async function hasOpenAppeal(tx: Queries, reportId: string): Promise<boolean> {
  const open = await tx
    .selectFrom('appeal')
    .select('id')
    .where('report_id', '=', reportId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return open !== undefined;
}

/** Decides an appeal, by another person than the first. Upheld, the score may only rise. */
export function resolveAppeal(
  db: Database,
  airline: Airline,
  code: string,
  { verdict, waivers, answer }: { verdict: 'uphold' | 'dismiss'; waivers: readonly RuleId[]; answer: string },
  decider: Decider,
): Promise<ReportRow> {
  const byId = decider.actor.pilotId;
  const upheld = verdict === 'uphold';
  return changeReport(db, airline, code, decider, {
    text: answer,
    capability: 'appeals.decide',
    async event(tx, row) {
      const letOff = upheld ? waivers : [];
      if (row.state === 'voided') {
        if (!(await hasOpenAppeal(tx, row.id))) throw notAppealed();
        if (!upheld) return { type: 'dismiss_cheating_appeal', byId, answer };
        const acceptance = await acceptanceOf(tx, airline, row, letOff);
        return { type: 'uphold_cheating_appeal', byId, answer, acceptance };
      }
      const accepted = upheld || row.standing === 'accepted';
      const decided = { type: 'resolve', byId, answer } as const;
      if (!accepted) return { ...decided, verdict: 'rejected' };
      const acceptance = await acceptanceOf(tx, airline, row, letOff);
      // What was accepted without a score stays so.
      return {
        ...decided,
        verdict: row.counts_as_manual && !upheld ? { ...acceptance, score: null } : acceptance,
      };
    },
    async besides(tx, row) {
      if (upheld) {
        await waiveItems(tx, row.id, waivers, byId);
        await tx.updateTable('report').set({ counts_as_manual: false }).where('id', '=', row.id).execute();
      }
      await tx
        .updateTable('appeal')
        .set({
          state: upheld ? (waivers.length > 0 ? 'partly' : 'upheld') : 'dismissed',
          decided_by: byId,
          answer,
          decided_at: decider.context.now,
        })
        .where('report_id', '=', row.id)
        .where('state', '=', 'open')
        .execute();
    },
  });
}
