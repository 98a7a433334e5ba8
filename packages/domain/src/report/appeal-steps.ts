/** Appeals against a decision: another person looks, and the pilot never comes out worse. */
import { countOf } from '../numbers.ts';
import { goTo, type Refusal, refuse } from '../refusal.ts';
import { refuseDecision } from '../rights/four-eyes.ts';
import { accepted } from './decision-steps.ts';
import { hadEmergency, refuseEmergency, withoutPilotEmergency } from './emergency-steps.ts';
import type { Report, ReportEffect, ReportRules } from './report.ts';
import { DAY, type EventOf, notNow, orGoOn, refuseText, type ReportStep, tell } from './report-step.ts';

/** Appeals a decision. Until the appeal is decided, the first decision and its effects stay in force. */
export function appeal(
  report: Report,
  { text, emergency = false }: EventOf<'appeal'>,
  rules: ReportRules,
  now: number,
): ReportStep {
  if (report.state !== 'accepted' && report.state !== 'rejected') return notNow(report);
  if (now > (report.decidedAt ?? now) + rules.appealDays * DAY) {
    return refuse(
      'recurso-fuera-de-plazo',
      `El plazo para recurrir era de ${countOf(rules.appealDays, 'día', 'días')}.`,
    );
  }
  const refused = refuseText(text, rules) ?? (emergency ? refuseEmergency(report, rules) : null);
  const said = emergency ? ({ pilotEmergency: 'open' } as const) : {};
  return refused ?? goTo({ ...report, ...said, state: 'appealed' }, tell('appeal'));
}

/**
 * The pilot withdraws the appeal, with the emergency that it declared. The decision stays as it was, and so does the
 * finding about an emergency declared before. Refused if no appeal is open.
 */
export function desist(
  report: Report,
  { emergency = false, hadBefore = false }: EventOf<'desist'>,
): ReportStep {
  if (report.state !== 'appealed' || report.standing === null) return notNow(report);
  const said = emergency ? ({ pilotEmergency: hadBefore ? 'dismissed' : null } as const) : {};
  return goTo({ ...report, ...said, state: report.standing });
}

/**
 * Another person decides the appeal. Refused for a verdict that is worse for the pilot. `now` in milliseconds since
 * 1970-01-01T00:00Z.
 */
export function resolve(
  report: Report,
  { byId, answer, verdict, emergency = false, withoutEmergency = false }: EventOf<'resolve'>,
  rules: ReportRules,
  now: number,
): ReportStep {
  if (report.state !== 'appealed' || report.standing === null) return notNow(report);
  const refused = orGoOn(refuseAppealDecider(report, byId)) ?? refuseText(answer, rules);
  if (refused !== null) return refused;
  const before = report.standing;
  // The entries of the decision stay untouched: reversing and posting them again could change the balance.
  if (verdict === 'dismissed') {
    const kept = emergency ? withoutPilotEmergency(report) : report;
    return goTo({ ...kept, state: before }, tell('resolve'));
  }
  const found = withoutEmergency ? withoutPilotEmergency(report) : report;
  // A pilot who declares an emergency asks for a flight that does not count.
  const wanted = hadEmergency(found);
  if (report.outcome === 'valid' && verdict.outcome !== 'valid' && !wanted) {
    return refuse(
      'peor-que-antes',
      'Un recurso no deja al piloto peor de lo que estaba: con esa nota, el vuelo dejaría de contar.',
      'Perdona lo que no fue así, o mantén la decisión.',
    );
  }
  if ((verdict.score ?? 0) < (report.score ?? 0)) {
    return refuse('nota-menor', 'Un recurso no puede bajar la nota.', 'Deja la nota que tenía.');
  }
  const step = accepted(found, 'resolve', verdict, byId, rules, now);
  if (!step.ok) return step;
  // Still the first decision, with its date and decider: an answer to an appeal opens no other.
  const { decidedAt, deciderId } = report;
  const undo: ReportEffect[] = before === 'accepted' ? [{ type: 'reverse_entries' }] : [];
  return { ...step, next: { ...step.next, decidedAt, deciderId }, effects: [...undo, ...step.effects] };
}

/**
 * Why an account may not decide an appeal; null if it may. Neither the pilot, nor who decided what the appeal is
 * against, nor who confirmed that. Ids are those of accounts.
 */
export function refuseAppealDecider(
  { pilotId, deciderId, confirmedById }: Pick<Report, 'pilotId' | 'deciderId' | 'confirmedById'>,
  byId: string,
): Refusal | null {
  const refuse = (first: string | null) =>
    refuseDecision(byId, { ownerId: pilotId, firstDeciderId: first ?? undefined });
  return refuse(deciderId) ?? refuse(confirmedById);
}
