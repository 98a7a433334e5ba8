import type { ReportEvent } from '@va/domain/report/report.ts';
import type { Message } from '../messages/messages.ts';
import type { ReportRow } from './report-row.ts';

/** What the pilot is told of a report, or null where there is nothing to tell. */
export function reportMessage(
  row: ReportRow,
  about: ReportEvent['type'],
  appealUntil: number | null,
): Message | null {
  const flight = `${row.dep_icao}–${row.arr_icao ?? row.arr_planned_icao}`;
  const link = `/plataforma/informes/${row.code}`;
  const message = (kind: string, title: string, body: string): Message => ({ kind, title, body, link });
  if (about === 'lose_contact')
    return message(
      'report.interrupted',
      `Vuelo interrumpido: ${flight}`,
      'Hace más de 12 horas que tu programa no envía nada. No se ha perdido nada: tienes 7 días para reanudarlo con el mismo programa, enviarlo como está o descartarlo.',
    );
  if (about === 'abandon')
    return message(
      'report.abandoned',
      `Vuelo cerrado sin enviar: ${flight}`,
      'Pasaron 7 días sin que se reanudara ni se enviara. No se te ha descontado nada.',
    );
  if (about !== 'decide_alone') return null;
  if (row.state === 'in_review')
    return message(
      'report.review',
      `Tu informe de ${flight} está en revisión`,
      'Lo mirará una persona, con el objetivo de decidir en 72 horas. En el informe ves por qué.',
    );
  const score = row.score === null ? '' : ` con un ${tenths(row.score)}`;
  const until =
    appealUntil === null ? '' : ` Si no estás de acuerdo, puedes recurrir hasta el ${day(appealUntil)}.`;
  if (row.outcome === 'below_minimum')
    return message(
      'report.below-minimum',
      `Informe registrado${score}: ${flight}`,
      `La nota no llega al mínimo: el vuelo queda en tu libro y no suma puntos ni horas.${until}`,
    );
  return message(
    'report.accepted',
    `Informe aceptado${score}: ${flight}`,
    `Ya cuenta en tu libro de vuelo.${until}`,
  );
}

function tenths(score: number): string {
  return (score / 10).toLocaleString('es-ES', { minimumFractionDigits: 1 });
}

function day(ms: number): string {
  return new Date(ms).toLocaleDateString('es-ES', { day: 'numeric', month: 'long', timeZone: 'UTC' });
}
