import type { ReportEvent } from '@va/domain/report/report.ts';
import type { Message } from '../messages/messages.ts';
import type { ReportRow } from './report-row.ts';

/** What the pilot is told of a report, or null where there is nothing to tell. */
export function reportMessage(
  row: ReportRow,
  about: ReportEvent['type'],
  appealUntil: number | null,
  /** What whoever decided wrote. */
  text = '',
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
  const until =
    appealUntil === null ? '' : ` Si no estás de acuerdo, puedes recurrir hasta el ${day(appealUntil)}.`;
  const said = text === '' ? '' : ` «${text}»`;
  if (about === 'ask')
    return message(
      'report.question',
      `Una pregunta sobre tu vuelo ${flight}`,
      `${text} Contesta en el informe; puedes seguir reservando. Sin respuesta, en 14 días se decide con lo que hay.`,
    );
  if (about === 'reject')
    return message('report.rejected', `Informe rechazado: ${flight}`, `El motivo:${said}.${until}`);
  if (about === 'reopen')
    return message(
      'report.reopened',
      `Informe reabierto: ${flight}`,
      `Vuelve a revisión y lo que sumó queda en suspenso hasta que se decida.${said}`,
    );
  if (about === 'appeal')
    return message(
      'report.appealed',
      `Recurso recibido: ${flight}`,
      'Lo decide una persona distinta. Mientras tanto la primera decisión sigue en pie, y la nota no puede bajar.',
    );
  if (about === 'resolve')
    return message('report.resolved', `Recurso resuelto: ${flight}`, `La respuesta:${said}.`);
  if (about === 'void_for_cheating')
    return message('report.voided', `Informe anulado por trampa: ${flight}`, `El motivo:${said}.${until}`);
  if (!['decide_alone', 'accept', 'accept_without_score'].includes(about)) return null;
  if (row.state === 'in_review')
    return message(
      'report.review',
      `Tu informe de ${flight} está en revisión`,
      'Lo mirará una persona, con el objetivo de decidir en 72 horas. En el informe ves por qué.',
    );
  const score = row.score === null ? '' : ` con un ${tenths(row.score)}`;
  if (row.outcome === 'below_minimum')
    return message(
      'report.below-minimum',
      `Informe registrado${score}: ${flight}`,
      `La nota no llega al mínimo: el vuelo queda en tu libro y no suma puntos ni horas.${until}`,
    );
  return message(
    'report.accepted',
    `Informe aceptado${score}: ${flight}`,
    `Ya cuenta en tu libro de vuelo.${said}${until}`,
  );
}

function tenths(score: number): string {
  return (score / 10).toLocaleString('es-ES', { minimumFractionDigits: 1 });
}

function day(ms: number): string {
  return new Date(ms).toLocaleDateString('es-ES', { day: 'numeric', month: 'long', timeZone: 'UTC' });
}
