/** Appeals against a report that was voided for cheating. The report stays voided until somebody else grants one. */
import { goTo, refuse } from '../refusal.ts';
import type { Report, ReportRules } from './report.ts';
import { DAY, type EventOf, notNow, refuseText, type ReportStep, tell } from './report-step.ts';

export function appealCheating(
  report: Report,
  { text }: EventOf<'appeal_cheating'>,
  rules: ReportRules,
  now: number,
): ReportStep {
  if (!isVoided(report)) return notNow(report);
  if (now > (report.decidedAt ?? now) + rules.cheatingAppealDays * DAY) {
    return refuse(
      'recurso-fuera-de-plazo',
      `El plazo para recurrir era de ${rules.cheatingAppealDays} días.`,
    );
  }
  return refuseText(text, rules) ?? goTo(report, tell('appeal'));
}

export function isVoided({ state, reason }: Report): boolean {
  return state === 'voided' && reason === 'cheating';
}
