/** The report of a second pilot follows that of the holder: nobody decides on it by itself. */
import { goTo, refuse } from '../refusal.ts';
import { accepted } from './decision-steps.ts';
import type { Report, ReportEffect, ReportEvent, ReportRules } from './report.ts';
import { type EventOf, notNow, type ReportStep, tell } from './report-step.ts';

/** Events of a second pilot's report, besides following the holder's. */
const OF_SECOND: ReadonlySet<ReportEvent['type']> = new Set<ReportEvent['type']>([
  'submit',
  'discard',
  'abandon',
  'follow_holder',
]);

/** Appeals and decisions belong to the holder's report. */
export function refuseSecond(report: Report, event: ReportEvent): ReportStep | null {
  if (report.source !== 'second_pilot') return event.type === 'follow_holder' ? notNow(report) : null;
  if (OF_SECOND.has(event.type)) return null;
  return refuse(
    'informe-de-segundo-piloto',
    'El informe del segundo piloto sigue al del titular y no se decide aparte.',
    'Ábrelo desde el informe del titular: la decisión y el recurso van allí.',
  );
}

/** A report that was confirmed once is accepted again with the holder's: nobody has to confirm it twice. */
export function followHolder(
  report: Report,
  { holder }: EventOf<'follow_holder'>,
  rules: ReportRules,
  now: number,
): ReportStep {
  const { state, reason, submittedAt } = report;
  const fallen = state === 'voided' && reason === 'holder';
  if (!fallen && state !== 'draft' && state !== 'submitted' && state !== 'accepted') return notNow(report);
  const undo: ReportEffect[] = state === 'accepted' ? [{ type: 'reverse_entries' }] : [];
  const undecided = { standing: null, outcome: null, decidedAt: null } as const;
  if (holder === 'fallen') {
    if (fallen) return notNow(report);
    return goTo(
      { ...report, ...undecided, state: 'voided', reason: 'holder' },
      ...undo,
      tell('follow_holder'),
    );
  }
  if (submittedAt === null) {
    return goTo({ ...report, state: 'draft', reason: null, touchedAt: fallen ? now : report.touchedAt });
  }
  if (holder === 'undecided') {
    const next: Report = { ...report, ...undecided, state: 'submitted', reason: null };
    return goTo(next, ...undo, ...(state === 'accepted' ? [tell('follow_holder')] : []));
  }
  if (state === 'accepted' && report.outcome === holder.outcome) return goTo(report);
  const step = accepted(report, 'follow_holder', { ...holder, score: null }, null, rules, now);
  return step.ok ? { ...step, effects: [...undo, ...step.effects] } : step;
}
