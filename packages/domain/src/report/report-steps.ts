/** The state machine of the report: which event is allowed in which state, and what follows from it. */
import { countOf } from '../numbers.ts';
import { goTo, refuse } from '../refusal.ts';
import { appeal, desist, refuseAppealDecider, resolve } from './appeal-steps.ts';
import {
  acceptByReviewer,
  accepted,
  acceptWithoutScore,
  ask,
  decideAlone,
  endQuestion,
  voidForCheating,
  reject,
  reopen,
} from './decision-steps.ts';
import { sayEmergency, takeBackEmergency } from './emergency-steps.ts';
import { loseContact, resume, submit, takeBack } from './flight-steps.ts';
import type { Report, ReportEffect, ReportEvent, ReportRules } from './report.ts';
import {
  DAY,
  type EventOf,
  notNow,
  orGoOn,
  refuseDecider,
  refuseText,
  type ReportStep,
  tell,
} from './report-step.ts';
import { followHolder, refuseSecond } from './second-pilot-steps.ts';

const NAMED_IN: ReadonlySet<Report['state']> = new Set(['submitted', 'in_review', 'accepted', 'appealed']);

/**
 * The report after an event, or why not. Whether the actor owns it or has the capability is asked before; who may decide
 * a second time is asked here.
 * @param now milliseconds since 1970-01-01T00:00Z
 */
export function stepReport(report: Report, event: ReportEvent, rules: ReportRules, now: number): ReportStep {
  const refused = refuseSecond(report, event);
  if (refused !== null) return refused;
  switch (event.type) {
    case 'declare_emergency':
      if (report.state !== 'in_progress') return notNow(report);
      if (!event.moving) {
        return refuse(
          'emergencia-parado',
          'Una emergencia se declara rodando o en el aire.',
          'Si todavía no te has movido, descarta el vuelo y empieza otro.',
        );
      }
      return { ok: true, next: { ...report, emergency: true }, effects: [] };
    case 'say_emergency':
      return sayEmergency(report, event, rules);
    case 'take_back_emergency':
      return takeBackEmergency(report);
    case 'lose_contact':
      return loseContact(report, rules, now);
    case 'resume':
      return resume(report, event, rules, now);
    case 'submit':
      return submit(report, event, now);
    case 'discard':
      return discard(report);
    case 'abandon':
      return abandon(report, rules, now);
    case 'decide_alone':
      return decideAlone(report, event, rules, now);
    case 'take_back':
      return takeBack(report, rules, now);
    case 'ask':
      return ask(report, event, rules, now);
    case 'accept':
      return acceptByReviewer(report, event, rules, now);
    case 'accept_without_score':
      return acceptWithoutScore(report, event, rules, now);
    case 'reject':
      return reject(report, event, rules, now);
    case 'appeal':
      return appeal(report, event, rules, now);
    case 'desist':
      return desist(report, event);
    case 'resolve':
      return resolve(report, event, rules, now);
    case 'reopen':
      return reopen(report, event, rules);
    case 'name_arrival':
      return nameArrival(report, event);
    case 'void_for_cheating':
      return voidForCheating(report, event, rules, now);
    case 'appeal_cheating':
      return appealCheating(report, event, rules, now);
    case 'desist_cheating_appeal':
      return report.state === 'voided' && report.reason === 'cheating' ? goTo(report) : notNow(report);
    case 'dismiss_cheating_appeal':
      return dismissCheatingAppeal(report, event, rules);
    case 'uphold_cheating_appeal':
      return upholdCheatingAppeal(report, event, rules, now);
    case 'end_question':
      return endQuestion(report, rules, now);
    case 'follow_holder':
      return followHolder(report, event, rules, now);
  }
}

/** The pilot throws away a flight that was not sent. Refused once it was. */
function discard(report: Report): ReportStep {
  if (report.state !== 'in_progress' && report.state !== 'draft') return notNow(report);
  return goTo(
    { ...report, state: 'voided', reason: 'pilot' },
    { type: 'leave_map' },
    { type: 'tell_booking', event: 'report_dropped' },
  );
}

/** Costs no points: a draft that was never touched counts as a flight that was not finished. */
function abandon(report: Report, rules: ReportRules, now: number): ReportStep {
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

/**
 * Deciding appeals against a report that was voided for cheating: never by those who voided it. Dismisses the
 * appeal with an answer; the report stays voided.
 */
function dismissCheatingAppeal(
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
function upholdCheatingAppeal(
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

/**
 * Appeals against a report voided for cheating. It stays voided until another person upholds the appeal. The pilot
 * appeals against a voided report, within the days of the rules. `now` in milliseconds since 1970-01-01T00:00Z.
 */
function appealCheating(
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
function isVoided({ state, reason }: Report): boolean {
  return state === 'voided' && reason === 'cheating';
}

/**
 * Naming the field where a flight came down that no list of airports had. Sets the airport of arrival. The decision
 * stays; the points are worked out anew, since some depend on the airport.
 */
function nameArrival(report: Report, { byId, known }: EventOf<'name_arrival'>): ReportStep {
  if (!NAMED_IN.has(report.state)) return notNow(report);
  const refused = refuseDecider(report, byId);
  if (refused !== null) return refused;
  if (known) {
    return refuse(
      'estado-de-informe',
      'Este informe ya tiene aeropuerto de llegada.',
      'Vuelve a cargar la página: puede que alguien lo haya puesto hace un momento.',
    );
  }
  const { standing, outcome, score } = report;
  const again: ReportEffect[] =
    standing === 'accepted' && outcome !== null
      ? [{ type: 'reverse_entries' }, { type: 'post_entries', outcome, withScore: score !== null }]
      : [];
  return goTo(report, ...again, tell('name_arrival'));
}
