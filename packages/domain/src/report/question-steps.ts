/** Questions of reviewers: they block nothing, and time runs out on them. */
import { goTo, refuse } from '../refusal.ts';
import type { Report, ReportRules } from './report.ts';
import {
  DAY,
  type EventOf,
  notNow,
  refuseDecider,
  refuseText,
  type ReportStep,
  tell,
} from './report-step.ts';

/** A reviewer asks the pilot something; the report waits for the answer. Never about a report of their own. */
export function ask(report: Report, event: EventOf<'ask'>, rules: ReportRules, now: number): ReportStep {
  if (report.state !== 'in_review') return notNow(report);
  const refused = refuseDecider(report, event.byId) ?? refuseText(event.text, rules);
  return refused ?? goTo({ ...report, askedAt: now }, tell('ask'));
}

/** Without an answer in time, a reviewer decides on what is known; the doubts remain. */
export function endQuestion(report: Report, { questionDays }: ReportRules, now: number): ReportStep {
  if (report.state !== 'in_review' || report.askedAt === null) return notNow(report);
  if (now < report.askedAt + questionDays * DAY) {
    return refuse('pregunta-en-plazo', 'El piloto todavía puede contestar.');
  }
  return goTo({ ...report, askedAt: null }, tell('end_question'));
}
