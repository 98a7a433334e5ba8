/** Acceptance of a report: by the platform if nothing is in doubt, otherwise by a reviewer. */
import { goTo, refuse } from '../refusal.ts';
import { hadEmergency, withoutPilotEmergency } from './emergency-steps.ts';
import type { Report, ReportEvent, ReportOutcome, ReportRules, ReportEffect } from './report.ts';
import {
  DAY,
  type EventOf,
  notNow,
  refuseDecider,
  refuseText,
  type ReportStep,
  tell,
} from './report-step.ts';

/**
 * The platform accepts a submitted report, or sends it to the queue with the reasons for doubt. `now` in milliseconds
 * since 1970-01-01T00:00Z.
 */
export function decideAlone(
  report: Report,
  { acceptance, doubts }: EventOf<'decide_alone'>,
  rules: ReportRules,
  now: number,
): ReportStep {
  if (report.state !== 'submitted') return notNow(report);
  if (report.source === 'manual' || doubts.length > 0 || report.pilotEmergency === 'open') {
    return goTo({ ...report, state: 'in_review' }, tell('decide_alone'));
  }
  return accepted(report, 'decide_alone', acceptance, null, rules, now);
}

/** A reviewer may waive items and never add any: the score can only rise. */
export function acceptByReviewer(
  report: Report,
  event: EventOf<'accept'>,
  rules: ReportRules,
  now: number,
): ReportStep {
  if (report.state !== 'in_review') return notNow(report);
  const refused =
    refuseDecider(report, event.byId) ??
    (event.waivers > 0 || dismisses(report, event) ? refuseText(event.text, rules) : null);
  if (refused !== null) return refused;
  const { acceptance } = event;
  if ((acceptance.score ?? 0) < (report.score ?? 0)) {
    return refuse(
      'nota-menor',
      'Una revisión puede subir la nota, nunca bajarla.',
      'Deja la nota que tenía.',
    );
  }
  return accepted(asFound(report, event), 'accept', acceptance, event.byId, rules, now);
}

/**
 * Accepts a real flight whose recording can't be scored fairly. Not for a flight of another system, which adds only its
 * hours. The pilot can appeal.
 */
export function acceptWithoutScore(
  report: Report,
  event: EventOf<'accept_without_score'>,
  rules: ReportRules,
  now: number,
): ReportStep {
  if (report.state !== 'in_review' || report.source === 'import') return notNow(report);
  const { byId, manualThisMonth, training } = event;
  const refused =
    refuseDecider(report, byId) ?? (dismisses(report, event) ? refuseText(event.text ?? '', rules) : null);
  if (refused !== null) return refused;
  if (manualThisMonth >= rules.manualPerMonth) {
    return refuse(
      'manuales-agotados',
      `El piloto ya tiene los ${rules.manualPerMonth} reportes manuales del mes.`,
      'Acéptalo con su nota o recházalo con el motivo.',
    );
  }
  const outcome = training ? 'training' : 'valid';
  const found = asFound(report, event);
  return accepted(found, 'accept_without_score', { outcome, score: null }, byId, rules, now);
}

type Found = Pick<EventOf<'accept'>, 'withoutEmergency'>;

/** Whether a decision rejects an emergency that the pilot declared. */
const dismisses = ({ pilotEmergency }: Report, { withoutEmergency = false }: Found) =>
  withoutEmergency && pilotEmergency === 'open';

const asFound = (report: Report, { withoutEmergency = false }: Found) =>
  withoutEmergency ? withoutPilotEmergency(report) : report;

/**
 * The accepted report, with the entries of its outcome. A declared emergency decides the outcome, whatever else was
 * found.
 */
export function accepted(
  report: Report,
  about: ReportEvent['type'],
  { outcome, score }: { outcome: NonNullable<Report['outcome']>; score: number | null },
  byId: string | null,
  rules: Pick<ReportRules, 'appealDays'>,
  now: number,
): ReportStep {
  const final = hadEmergency(report) ? 'emergency' : outcome;
  return goTo(
    {
      ...report,
      state: 'accepted',
      reason: null,
      standing: 'accepted',
      outcome: final,
      score,
      decidedAt: now,
      deciderId: byId,
      askedAt: null,
    },
    { type: 'post_entries', outcome: final, withScore: score !== null },
    ...(report.source === 'second_pilot' ? [] : ([{ type: 'ask_second_pilot' }] as const)),
    tell(about, now + rules.appealDays * DAY),
  );
}

/**
 * Outcome of a flight booked as a training flight: its hours count, whatever its score. An emergency stays one, and a
 * flight that does not count for another reason still does not.
 */
export function trainingOutcome(outcome: ReportOutcome): ReportOutcome {
  return outcome === 'valid' || outcome === 'below_minimum' ? 'training' : outcome;
}

/**
 * Voiding a report for cheating, which takes two people. Voids a report that waits or was accepted; `byId` proposed
 * it, `secondId` confirms it, and they must differ. Refused unless the pilot was heard.
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

/**
 * Questions of reviewers: they block nothing, and time runs out on them. A reviewer asks the pilot something; the
 * report waits for the answer. Never about a report of their own.
 */
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

/** Rejecting a report, and putting a decided one back into the queue. */

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
