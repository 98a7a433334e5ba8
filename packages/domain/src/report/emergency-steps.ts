/**
 * An emergency that the pilot declares on the report, where no recorder did. It is declared until the report is decided, or
 * with an appeal; a person always looks at it.
 */
import { goTo, refuse } from '../refusal.ts';
import type { Report, ReportRules } from './report.ts';
import { type EventOf, notNow, refuseText, type ReportStep } from './report-step.ts';

/** States of a flight that is over and that nobody has decided, or that is to be decided anew. */
const UNDECIDED: ReadonlySet<Report['state']> = new Set(['draft', 'submitted', 'in_review']);

/** Whether the state of the report lets its pilot declare an emergency. */
export const isUndecided = ({ state }: Pick<Report, 'state'>): boolean => UNDECIDED.has(state);

/** Why a pilot can't declare an emergency, apart from the state of the report; null if the pilot can. */
export function refuseEmergency(
  report: Pick<Report, 'emergency' | 'pilotEmergency' | 'source'>,
  { emergencyByPilot }: Pick<ReportRules, 'emergencyByPilot'>,
): ReportStep | null {
  if (report.emergency || report.pilotEmergency === 'open')
    return refuse('emergencia-declarada', 'Este vuelo ya tiene una emergencia declarada.');
  if (!emergencyByPilot)
    return refuse(
      'emergencia-en-vuelo',
      'En esta compañía una emergencia se declara volando, con el programa que graba.',
      'Si no pudiste, cuéntaselo a los revisores desde el informe.',
    );
  if (report.source === 'import')
    return refuse('emergencia-en-vuelo', 'Un vuelo traído de otro sistema cuenta como venía.');
  return null;
}

/** The pilot declares an emergency on a report that is not decided. */
export function sayEmergency(
  report: Report,
  { text }: EventOf<'say_emergency'>,
  rules: ReportRules,
): ReportStep {
  if (!isUndecided(report)) return notNow(report);
  const refused = refuseEmergency(report, rules) ?? refuseText(text, rules);
  return refused ?? goTo({ ...report, pilotEmergency: 'open' });
}

/** The pilot takes it back before the report is decided. */
export function takeBackEmergency(report: Report): ReportStep {
  if (!isUndecided(report) || report.pilotEmergency !== 'open') return notNow(report);
  return goTo({ ...report, pilotEmergency: null });
}

/** The report as a decision leaves it that finds no emergency: with the reason, where the pilot had declared one. */
export function withoutPilotEmergency(report: Report): Report {
  return report.pilotEmergency === 'open' ? { ...report, pilotEmergency: 'dismissed' } : report;
}

/** Whether the flight, accepted as it is, counts as one with an emergency. */
export function hadEmergency({ emergency, pilotEmergency }: Report): boolean {
  return emergency || pilotEmergency === 'open';
}
