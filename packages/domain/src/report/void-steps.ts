/** Voiding a report for cheating, which takes two people, and taking that back. */
import { goTo, refuse } from '../refusal.ts';
import { accepted } from './decision-steps.ts';
import type { Report, ReportEffect, ReportRules } from './report.ts';
import { DAY, type EventOf, notNow, refuseDecider, type ReportStep, tell } from './report-step.ts';

export function voidForCheating(
  report: Report,
  { byId, secondId, heard }: EventOf<'void_for_cheating'>,
  rules: ReportRules,
  now: number,
): ReportStep {
  if (report.state !== 'accepted' && report.state !== 'in_review') return notNow(report);
  const refused =
    refuseDecider(report, byId) ?? refuseDecider({ ...report, deciderId: byId }, secondId, true);
  if (refused !== null) return refused;
  if (!heard) {
    return refuse('sin-audiencia', 'Antes hay que oír al piloto.', 'Pídele su versión y anótala aquí.');
  }
  const undo: ReportEffect[] = report.state === 'accepted' ? [{ type: 'reverse_entries' }] : [];
  return goTo(
    {
      ...report,
      state: 'voided',
      reason: 'cheating',
      outcome: 'cheating',
      standing: null,
      decidedAt: now,
      deciderId: byId,
    },
    ...undo,
    { type: 'reverse_second_pilot' },
    { type: 'post_cheating' },
    { type: 'open_sanction' },
    tell('void_for_cheating', now + rules.cheatingAppealDays * DAY),
  );
}

/** Whether the appeal came in time is checked where it was raised; here another person grants it. */
export function upholdCheatingAppeal(
  report: Report,
  { byId, acceptance }: EventOf<'uphold_cheating_appeal'>,
  now: number,
): ReportStep {
  if (report.state !== 'voided' || report.reason !== 'cheating') return notNow(report);
  const refused = refuseDecider(report, byId, true);
  if (refused !== null) return refused;
  const step = accepted(report, 'uphold_cheating_appeal', acceptance, byId, { appealDays: 0 }, now);
  return step.ok ? { ...step, effects: [{ type: 'reverse_cheating' }, ...step.effects] } : step;
}
