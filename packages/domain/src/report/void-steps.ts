/** Voiding a report for cheating, which takes two people. */
import { goTo, refuse } from '../refusal.ts';
import type { Report, ReportRules } from './report.ts';
import { DAY, type EventOf, notNow, refuseDecider, type ReportStep, tell } from './report-step.ts';

/**
 * Voids a report that waits or was accepted; `byId` proposed it, `secondId` confirms it, and they must differ. Refused
 * unless the pilot was heard.
 */
export function voidForCheating(
  report: Report,
  { byId, secondId, heard }: EventOf<'void_for_cheating'>,
  rules: ReportRules,
  now: number,
): ReportStep {
  if (report.state !== 'accepted' && report.state !== 'in_review') return notNow(report);
  const refused = refuseDecider(report, byId) ?? refuseDecider(report, secondId, byId);
  if (refused !== null) return refused;
  if (!heard)
    return refuse('sin-audiencia', 'Antes hay que oír al piloto.', 'Pídele su versión y anótala aquí.');
  const undo = report.state === 'accepted' ? [{ type: 'reverse_entries' } as const] : [];
  return goTo(
    {
      ...report,
      state: 'voided',
      reason: 'cheating',
      outcome: 'cheating',
      standing: null,
      decidedAt: now,
      deciderId: byId,
      confirmedById: secondId,
      askedAt: null,
    },
    ...undo,
    { type: 'void_second_pilot' },
    { type: 'post_cheating' },
    tell('void_for_cheating', now + rules.cheatingAppealDays * DAY),
  );
}
