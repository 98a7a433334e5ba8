/** The state machine of the report: which event is allowed in which state, and what follows from it. */
import { goTo, refuse } from '../refusal.ts';
import { appeal, desist, resolve } from './appeal-steps.ts';
import { appealCheating } from './cheating-appeal-steps.ts';
import { dismissCheatingAppeal, upholdCheatingAppeal } from './decide-cheating-appeal.ts';
import { nameArrival } from './arrival-steps.ts';
import { acceptByReviewer, acceptWithoutScore, decideAlone } from './decision-steps.ts';
import { sayEmergency, takeBackEmergency } from './emergency-steps.ts';
import { reject, reopen } from './rejection-steps.ts';
import { abandon, discard } from './draft-steps.ts';
import { loseContact, resume, submit, takeBack } from './flight-steps.ts';
import { ask, endQuestion } from './question-steps.ts';
import type { Report, ReportEvent, ReportRules } from './report.ts';
import { notNow, type ReportStep } from './report-step.ts';
import { followHolder, refuseSecond } from './second-pilot-steps.ts';
import { voidForCheating } from './void-steps.ts';

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
