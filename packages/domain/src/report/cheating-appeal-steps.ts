/** Appeals against a report voided for cheating. It stays voided until another person upholds the appeal. */
import { countOf } from '../numbers.ts';
import { goTo, refuse } from '../refusal.ts';
import type { Report, ReportRules } from './report.ts';
import { DAY, type EventOf, notNow, refuseText, type ReportStep, tell } from './report-step.ts';

/**
 * The pilot appeals against a voided report, within the days of the rules. `now` in milliseconds since
 * 1970-01-01T00:00Z.
 */
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
      `El plazo para recurrir era de ${countOf(rules.cheatingAppealDays, 'día', 'días')}.`,
    );
  }
  return refuseText(text, rules) ?? goTo(report, tell('appeal'));
}

/** Whether a report is voided for cheating, not discarded or abandoned. */
export function isVoided({ state, reason }: Report): boolean {
  return state === 'voided' && reason === 'cheating';
}
