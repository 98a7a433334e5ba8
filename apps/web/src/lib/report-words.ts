import type { BadgeTone } from '@va/ui/controls/badge.tsx';
import { REPORT_STATES } from '@va/domain/report/report.ts';
import { capital } from '@va/domain/texts.ts';
import type { LogbookReport } from '#app/lib/report-types.ts';

/** Outcomes of an accepted report, and reasons of a voided one. */
export const OUTCOMES = {
  valid: 'Aceptado y válido',
  below_minimum: 'Aceptado, bajo el mínimo',
  emergency: 'Aceptado, emergencia',
  training: 'Aceptado, entrenamiento',
  cheating: 'Anulado por trampa',
  not_counted: 'Aceptado, ya contado',
} as const;

/** Names of the networks that flights are flown on. */
export const NETWORKS = { vatsim: 'VATSIM', ivao: 'IVAO' } as const;

/** Remark about the arrival: a diversion, or an unknown airport. */
export function arrivalNote({
  arr,
  arrPlanned,
  diversion,
  landing,
}: Pick<LogbookReport, 'arr' | 'arrPlanned' | 'diversion' | 'landing'>): string | null {
  if (!diversion) return null;
  if (arr !== null) return `desviado, iba a ${arrPlanned.city}`;
  return landing === null ? 'la grabación no tiene la toma' : 'con llegada a un campo desconocido';
}

/** State of a report in words, with the tone of its badge. */
export function standingOf({
  state,
  reason,
  outcome,
  source,
}: Pick<LogbookReport, 'state' | 'reason' | 'outcome' | 'source'>): { word: string; tone: BadgeTone } {
  if (source === 'second_pilot') {
    if (state === 'draft') return { word: 'Por confirmar', tone: 'media' };
    if (state === 'submitted') return { word: 'Espera al titular', tone: 'media' };
    if (state === 'voided') return { word: 'Sin segundo piloto', tone: 'neutral' };
  }
  if (state === 'accepted' && outcome)
    return { word: OUTCOMES[outcome], tone: outcome === 'valid' || outcome === 'training' ? 'ok' : 'media' };
  if (state === 'voided')
    return {
      word: reason === 'cheating' ? OUTCOMES.cheating : 'Anulado, sin cargo',
      tone: reason === 'cheating' ? 'alta' : 'neutral',
    };
  if (state === 'draft')
    return { word: reason === 'interrupted' ? 'Interrumpido' : 'Sin enviar', tone: 'media' };
  const word = REPORT_STATES[state];
  const tone = state === 'rejected' ? 'alta' : state === 'in_progress' ? 'info' : 'media';
  return { word: capital(word), tone };
}
