/** Helpers that every step of the report's state machine uses. */
import { type Refusal, refuse, type Step } from '../refusal.ts';
import { refuseDecision } from '../rights/four-eyes.ts';
import {
  type Report,
  REPORT_STATES,
  type ReportEffect,
  type ReportEvent,
  type ReportRules,
} from './report.ts';

/** Result of a step of the report: the next report with its effects, or a refusal. */
export type ReportStep = Step<Report, ReportEffect>;
/** One kind of event of the report, by its `type`. */
export type EventOf<T extends ReportEvent['type']> = Extract<ReportEvent, { type: T }>;

/** Milliseconds. */
export const MINUTE = 60_000;
export const HOUR = 3_600_000;
export const DAY = 86_400_000;

/** Informs the pilot, with the last moment to appeal if there is one. */
export function tell(about: ReportEvent['type'], appealUntil: number | null = null): ReportEffect {
  return { type: 'tell_pilot', about, appealUntil };
}

/** The event doesn't belong to the state that the report is in. */
export function notNow({ state }: Report): ReportStep {
  return refuse(
    'estado-de-informe',
    `El informe está en el estado «${REPORT_STATES[state]}» y este cambio ya no le corresponde.`,
    'Vuelve a cargar la página: puede que alguien lo haya decidido hace un momento.',
  );
}

/** Nobody decides on a report of their own, nor on what they decided first where another person is asked for. */
export function refuseDecider(
  { pilotId }: Report,
  byId: string,
  firstDeciderId: string | null = null,
): ReportStep | null {
  return orGoOn(refuseDecision(byId, { ownerId: pilotId, firstDeciderId: firstDeciderId ?? undefined }));
}

/** A step that ends with a refusal; null goes on. */
export function orGoOn(refusal: Refusal | null): ReportStep | null {
  return refusal === null ? null : { ok: false, refusal };
}

/**
 * Requires an explanation of `leastText` characters for a rejection, a question or an answer; null if it is long
 * enough.
 */
export function refuseText(text: string, { leastText }: ReportRules): ReportStep | null {
  if (text.trim().length >= leastText) return null;
  return refuse(
    'falta-explicacion',
    `Falta la explicación: al menos ${leastText} caracteres.`,
    'Escribe qué ha pasado y qué puede hacer el piloto.',
  );
}
