import { goTo, refuse } from '../refusal.ts';
import type { Report, ReportRules } from './report.ts';
import { DAY, notNow, type ReportStep, tell } from './report-step.ts';

/** The pilot throws away a flight that was not sent. Refused once it was. */
export function discard(report: Report): ReportStep {
  if (report.state !== 'in_progress' && report.state !== 'draft') return notNow(report);
  return goTo(
    { ...report, state: 'voided', reason: 'pilot' },
    { type: 'leave_map' },
    { type: 'tell_booking', event: 'report_dropped' },
  );
}

/** Costs no points: a draft that was never touched counts as a flight that was not finished. */
export function abandon(report: Report, rules: ReportRules, now: number): ReportStep {
  if (report.state !== 'draft') return notNow(report);
  if (now - report.touchedAt < rules.resumeDays * DAY) {
    return refuse('borrador-vivo', 'El borrador todavía puede terminarse.');
  }
  return goTo(
    { ...report, state: 'voided', reason: 'abandoned' },
    { type: 'tell_booking', event: 'report_dropped' },
    tell('abandon'),
  );
}
