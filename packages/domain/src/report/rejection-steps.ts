/** Rejecting a report, and putting a decided one back into the queue. */
import { goTo } from '../refusal.ts';
import type { Report, ReportEffect, ReportRules } from './report.ts';
import {
  DAY,
  type EventOf,
  notNow,
  refuseDecider,
  refuseText,
  type ReportStep,
  tell,
} from './report-step.ts';

/** A reviewer rejects a report, with a text for the pilot. Refused for the reviewer's own report. */
export function reject(
  report: Report,
  event: EventOf<'reject'>,
  rules: ReportRules,
  now: number,
): ReportStep {
  if (report.state !== 'in_review') return notNow(report);
  const refused = refuseDecider(report, event.byId) ?? refuseText(event.text, rules);
  if (refused !== null) return refused;
  return goTo(
    {
      ...report,
      state: 'rejected',
      standing: 'rejected',
      outcome: null,
      decidedAt: now,
      deciderId: event.byId,
      askedAt: null,
    },
    { type: 'void_second_pilot' },
    tell('reject', now + rules.appealDays * DAY),
  );
}

/** Back to the queue: what the decision brought is taken back. */
export function reopen(report: Report, { text }: EventOf<'reopen'>, rules: ReportRules): ReportStep {
  if (report.state !== 'accepted' && report.state !== 'rejected') return notNow(report);
  const refused = refuseText(text, rules);
  if (refused !== null) return refused;
  const undo: ReportEffect[] =
    report.state === 'accepted' ? [{ type: 'reverse_entries' }, { type: 'reverse_second_pilot' }] : [];
  // A declared emergency is decided anew, too.
  const pilotEmergency = report.pilotEmergency === null ? null : 'open';
  return goTo(
    { ...report, state: 'in_review', standing: null, outcome: null, pilotEmergency },
    ...undo,
    tell('reopen'),
  );
}
