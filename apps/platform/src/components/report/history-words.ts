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
  accept: 'Aceptado',
  accept_without_score: 'Aceptado sin nota',
  reject: 'Rechazado',
  appeal: 'Recurrido',
  desist: 'Recurso retirado',
  resolve: 'Recurso resuelto',
  reopen: 'Reabierto',
  propose_void: 'Propuesto para anular',
  void_for_cheating: 'Anulado por trampa',
  uphold_cheating_appeal: 'Recurso estimado: se restituye',
};

/** What happened, in words. */
export function historyWord({ event, to }: History[number]): string {
  if (event === 'decide_alone') return to === 'accepted' ? 'Aceptado sin intervención' : 'A revisión';
  return WORDS[event] ?? event;
}

/** Who did it; both sides read the same. */
export function historyActor({ own, event }: History[number]): string {
  if (own) return 'el piloto';
  return ['decide_alone', 'lose_contact', 'abandon'].includes(event) ? 'la plataforma' : 'el equipo';
}
