import { countOf } from '@va/domain/numbers.ts';
import { dateFormat } from '@va/domain/dates.ts';
import { scoreWords } from '@va/domain/scoring/score-item.ts';
import type { ReportEvent, ReportRules } from '@va/domain/report/report.ts';
import { asQuote, asSentence } from '@va/domain/texts.ts';
import type { Message } from '#server/kernel/messages/message.ts';
import type { ReportRow } from './report-rows.ts';

const day = dateFormat({ day: 'numeric', month: 'long' });

/** The message to the pilot about a report; null if there is nothing to tell. */
export function reportMessage(
  row: ReportRow,
  about: ReportEvent['type'],
  { silentHours, resumeDays, questionDays }: ReportRules,
  appealUntil: number | null,
  /** The reviewers' text with the decision. */
  text = '',
): Message | null {
  const flight = `${row.dep_icao}–${row.arr_icao ?? row.arr_planned_icao}`;
  const link = `/plataforma/informes/${row.code}`;
  const message = (kind: string, title: string, body: string): Message => ({ kind, title, body, link });
  if (about === 'lose_contact')
    return message(
      'report.interrupted',
      `Vuelo interrumpido: ${flight}`,
      `Hace más de ${countOf(silentHours, 'hora', 'horas')} que tu programa no envía nada. No se ha perdido nada: tienes ${countOf(resumeDays, 'día', 'días')} para reanudarlo con el mismo programa, enviarlo como está o descartarlo.`,
    );
  if (about === 'abandon' && row.source === 'second_pilot')
    return message(
      'report.second-pilot-closed',
      `Vuelo de segundo piloto sin confirmar: ${flight}`,
      `Pasó el plazo de ${countOf(resumeDays, 'día', 'días')} sin que lo confirmaras. Si fuiste, pídele a quien te nombró que te nombre otra vez.`,
    );
  if (about === 'follow_holder') return followMessage(row, flight, message);
  if (about === 'abandon')
    return message(
      'report.abandoned',
      `Vuelo cerrado sin enviar: ${flight}`,
      `Pasó el plazo de ${countOf(resumeDays, 'día', 'días')} sin que se reanudara ni se enviara. No se te ha descontado nada.`,
    );
  const until =
    appealUntil === null ? '' : ` Si no estás de acuerdo, puedes recurrir hasta el ${day(appealUntil)}.`;
  const said = text === '' ? '' : ` ${asQuote(text)}`;
  if (about === 'ask')
    return message(
      'report.question',
      `Una pregunta sobre tu vuelo ${flight}`,
      `${asSentence(text)} Contesta en el informe; puedes seguir reservando. Sin respuesta, en ${countOf(questionDays, 'día', 'días')} se decide con lo que hay.`,
    );
  if (about === 'end_question')
    return message(
      'report.question-ended',
      `La pregunta sobre tu vuelo ${flight} se cierra`,
      `Pasó el plazo de ${countOf(questionDays, 'día', 'días')} sin respuesta, y se decide con lo que hay. Con la decisión podrás recurrir.`,
    );
  if (about === 'reject')
    return message('report.rejected', `Informe rechazado: ${flight}`, `El motivo:${said}${until}`);
  if (about === 'reopen')
    return message(
      'report.reopened',
      `Informe reabierto: ${flight}`,
      `Vuelve a revisión y lo que sumó queda en suspenso hasta que se decida.${said}`,
    );
  if (about === 'name_arrival')
    return message(
      'report.arrival-named',
      `Ya se sabe dónde aterrizaste: ${flight}`,
      `El equipo ha puesto el aeropuerto que faltaba en tu informe.${said}${diversion(row)}`,
    );
  if (about === 'appeal')
    return message(
      'report.appealed',
      `Recurso recibido: ${flight}`,
      'Lo decide una persona distinta. Mientras tanto la primera decisión sigue en pie, y la nota no puede bajar.',
    );
  if (about === 'resolve')
    return message('report.resolved', `Recurso resuelto: ${flight}`, `La respuesta:${said}`);
  if (about === 'void_for_cheating')
    return message('report.voided', `Informe anulado por trampa: ${flight}`, `El motivo:${said}${until}`);
  if (!['decide_alone', 'accept', 'accept_without_score'].includes(about)) return null;
  if (row.state === 'in_review')
    return message(
      'report.review',
      `Tu informe de ${flight} está en revisión`,
      `Lo mirará una persona, con el objetivo de decidir en 72 horas. En el informe ves por qué.${diversion(row)}`,
    );
  const score = row.score === null ? '' : ` con un ${scoreWords(row.score, row.coverage)}`;
  if (row.outcome === 'below_minimum')
    return message(
      'report.below-minimum',
      `Informe registrado${score}: ${flight}`,
      `La nota no llega al mínimo: el vuelo queda en «Mis vuelos» y no suma puntos ni horas.${until}`,
    );
  if (row.outcome === 'training')
    return message(
      'report.training',
      `Entrenamiento aceptado${score}: ${flight}`,
      `Sus horas cuentan. No suma puntos, y su nota no entra en tu media.${said}${diversion(row)}${until}`,
    );
  if (row.outcome === 'emergency')
    return message(
      'report.emergency',
      `Informe con emergencia aceptado${score}: ${flight}`,
      `No suma ni resta, cuenta como actividad del mes, y su nota no entra en tu media.${said}${diversion(row)}${until}`,
    );
  return message(
    'report.accepted',
    `Informe aceptado${score}: ${flight}`,
    `Ya cuenta en «Mis vuelos».${said}${diversion(row)}${until}`,
  );
}

type Write = (kind: string, title: string, body: string) => Message;

/** The message to a second pilot about a change of the first pilot's report. */
function followMessage({ state, outcome }: ReportRow, flight: string, message: Write): Message {
  const kind = 'report.second-pilot';
  if (state === 'accepted' && outcome === 'valid')
    return message(
      kind,
      `Vuelo de segundo piloto contado: ${flight}`,
      'Las horas y los puntos base son tuyos también. No cuenta entre tus reportes manuales.',
    );
  if (state === 'accepted' && outcome === 'training')
    return message(
      kind,
      `Entrenamiento de segundo piloto contado: ${flight}`,
      'Las horas son tuyas también. Un vuelo de entrenamiento no suma puntos.',
    );
  if (state === 'accepted')
    return message(
      kind,
      `Vuelo de segundo piloto registrado: ${flight}`,
      'El informe del titular está aceptado y no suma puntos ni horas; el tuyo, tampoco.',
    );
  if (state === 'submitted')
    return message(
      kind,
      `Vuelo de segundo piloto en espera: ${flight}`,
      'El informe del titular vuelve a revisión, y lo que sumó el tuyo queda en suspenso hasta que se decida.',
    );
  return message(
    kind,
    `Vuelo de segundo piloto anulado: ${flight}`,
    'El informe del titular se ha rechazado, se ha anulado o ya no te nombra. Si vuelve a aceptarse, el tuyo vuelve con él.',
  );
}

/** A sentence about a diversion: the pilot is now at the airport where it ended. */
function diversion({ diversion: diverted, arr_icao, arr_planned_icao, landing }: ReportRow): string {
  if (!diverted) return '';
  if (arr_icao === null && landing === null)
    return ' Tu grabación acaba antes de la toma: el equipo dirá dónde aterrizaste.';
  if (arr_icao === null) return ' Aterrizaste en un campo desconocido: el equipo dirá cuál es.';
  return ` Aterrizaste en ${arr_icao} y no en ${arr_planned_icao}: desde el informe puedes reservar el vuelo de continuación.`;
}
