/** Deciding appeals against a report that was voided for cheating: never by those who voided it. */
import { goTo, refuse } from '../refusal.ts';
import { refuseAppealDecider } from './appeal-decider.ts';
import { accepted } from './decision-steps.ts';
import type { Report, ReportRules } from './report.ts';
import { type EventOf, notNow, orGoOn, refuseText, type ReportStep, tell } from './report-step.ts';
import { isVoided } from './cheating-appeal-steps.ts';

/** Dismisses the appeal with an answer; the report stays voided. */
export function dismissCheatingAppeal(
  report: Report,
  { byId, answer }: EventOf<'dismiss_cheating_appeal'>,
  rules: ReportRules,
): ReportStep {
  if (!isVoided(report)) return notNow(report);
  return (
    orGoOn(refuseAppealDecider(report, byId)) ?? refuseText(answer, rules) ?? goTo(report, tell('resolve'))
  );
}

/** Upholds the appeal: the report is accepted, and everything that the voiding took is given back. */
export function upholdCheatingAppeal(
  report: Report,
  { byId, answer, acceptance }: EventOf<'uphold_cheating_appeal'>,
  rules: ReportRules,
  now: number,
): ReportStep {
  if (!isVoided(report)) return notNow(report);
  const refused = orGoOn(refuseAppealDecider(report, byId)) ?? refuseText(answer, rules);
  if (refused !== null) return refused;
  if ((acceptance.score ?? 0) < (report.score ?? 0)) {
    return refuse('nota-menor', 'Un recurso no puede bajar la nota.', 'Deja la nota que tenía.');
  }
  const step = accepted(report, 'resolve', acceptance, byId, rules, now);
  if (!step.ok) return step;
  const next: Report = { ...step.next, confirmedById: null };
  return goTo(next, { type: 'reverse_cheating' }, { type: 'lift_sanction' }, ...step.effects);
}
