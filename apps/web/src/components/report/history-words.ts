import type { History } from '#app/lib/report-types.ts';

const WORDS: Readonly<Record<string, string>> = {
  start: 'Iniciado',
  type: 'Escrito a mano',
  resume: 'Reanudado',
  take_over: 'Lo sigue grabando tu programa',
  lose_contact: 'Interrumpido: el programa dejó de enviar',
  submit: 'Enviado',
  take_back: 'Retirado',
  discard: 'Descartado',
  abandon: 'Cerrado sin enviar',
  ask: 'Pregunta',
  answer: 'Respuesta',
  message: 'Mensaje',
  accept: 'Aceptado',
  accept_without_score: 'Aceptado sin nota',
  reject: 'Rechazado',
  appeal: 'Recurrido',
  say_emergency: 'Emergencia declarada',
  take_back_emergency: 'Emergencia retirada',
  desist: 'Recurso retirado',
  resolve: 'Recurso resuelto',
  reopen: 'Reabierto',
  name_arrival: 'Aeropuerto de llegada puesto',
  propose_void: 'Propuesto para anular',
  withdraw_void: 'Propuesta de anular retirada',
  void_for_cheating: 'Anulado por trampa',
  appeal_cheating: 'Recurrido',
  desist_cheating_appeal: 'Recurso retirado',
  dismiss_cheating_appeal: 'Recurso desestimado',
  end_question: 'Pregunta cerrada sin respuesta: se decide con lo que hay',
  invite: 'Nombrado segundo piloto',
  name_second_pilot: 'Segundo piloto nombrado',
  drop_second_pilot: 'Sin segundo piloto',
  uphold_cheating_appeal: 'Recurso estimado: se restituye',
};

/** Words for the states of a second pilot's report that follows the holder's. */
const FOLLOWED: Readonly<Record<string, string>> = {
  accepted: 'Aceptado con el del titular',
  submitted: 'En espera del informe del titular',
  voided: 'Anulado con el del titular',
};

/** Words for an event in the history of a report. */
export function historyWord({ event, to }: History[number]): string {
  if (event === 'follow_holder') return FOLLOWED[to] ?? 'Sigue al informe del titular';
  if (event === 'decide_alone') return to === 'accepted' ? 'Aceptado sin intervención' : 'A revisión';
  return WORDS[event] ?? event;
}

/** Actor of an event; pilot and staff read the same words. */
export const ACTORS = { pilot: 'el piloto', staff: 'el equipo', system: 'la plataforma' } as const;
