import type { Review } from '#app/api/reviews.ts';
import type { Capability } from '#app/api/use-session.ts';

export type Act =
  | 'accept'
  | 'accept_without_score'
  | 'ask'
  | 'reject'
  | 'uphold'
  | 'dismiss'
  | 'reopen'
  | 'void'
  | 'withdraw_void';

interface ActWords {
  label: string;
  key?: string;
  capability: Capability;
  needsText: boolean;
  /** What follows from it, read before it is chosen. */
  effect: string;
  /** What is said once it is done. */
  done: string;
}

/** What can be done to a report: its words, the key that chooses it, and who may. */
export const ACTS: Readonly<Record<Act, ActWords>> = {
  accept: {
    label: 'Aceptar',
    key: 'A',
    capability: 'reports.review',
    needsText: false,
    effect: 'Entra entre sus vuelos, con los puntos y las horas que le tocan por su nota.',
    done: 'Informe aceptado',
  },
  accept_without_score: {
    label: 'Aceptar sin nota',
    key: 'S',
    capability: 'reports.review',
    needsText: false,
    effect: 'Cuenta como uno de sus reportes manuales: horas y puntos base, sin nota ni etapa.',
    done: 'Informe aceptado sin nota',
  },
  ask: {
    label: 'Preguntar al piloto',
    key: 'P',
    capability: 'reports.review',
    needsText: true,
    effect: 'Mientras contesta puede seguir reservando. Si no contesta a tiempo, se decide con lo que hay.',
    done: 'Pregunta enviada',
  },
  reject: {
    label: 'Rechazar con motivo',
    key: 'R',
    capability: 'reports.review',
    needsText: true,
    effect:
      'No es un vuelo verdadero: ni puntos ni horas, y piloto y avión vuelven a donde estaban. Puede recurrirlo.',
    done: 'Informe rechazado',
  },
  uphold: {
    label: 'Dar la razón al piloto',
    key: 'D',
    capability: 'appeals.decide',
    needsText: true,
    effect: 'Lo apuntado se deshace y se apunta de nuevo. La nota no puede bajar.',
    done: 'Recurso estimado',
  },
  dismiss: {
    label: 'Mantener la decisión',
    key: 'M',
    capability: 'appeals.decide',
    needsText: true,
    effect: 'Todo queda como está, y le llega tu respuesta.',
    done: 'Recurso desestimado',
  },
  reopen: {
    label: 'Reabrir',
    capability: 'reports.reopen',
    needsText: true,
    effect: 'Vuelve a la cola, y lo que sumó se quita hasta que se decida otra vez.',
    done: 'Informe reabierto',
  },
  void: {
    label: 'Anular por trampa',
    capability: 'reports.void',
    needsText: true,
    effect:
      'Lo tienen que decir dos personas. Con la segunda pierde lo que sumó este vuelo y los puntos por trampa. Puede recurrirlo.',
    done: 'Anulación propuesta',
  },
  withdraw_void: {
    label: 'Retirar la propuesta de anular',
    capability: 'reports.void',
    needsText: true,
    effect: 'El informe sigue como estaba antes de proponerla.',
    done: 'Propuesta retirada',
  },
};

/** What somebody may do to a report: nothing to their own, nor to an appeal against what they decided. */
export const actsOpenTo = (review: Review, can: (capability: Capability) => boolean): Act[] =>
  review.own || review.decidedByMe ? [] : actsFor(review).filter((act) => can(ACTS[act].capability));

/** What can be done in each state. */
function actsFor({ report, proposal }: Review): Act[] {
  if (report.source === 'second_pilot') return [];
  // Who proposed it can't confirm it.
  const voiding: Act[] = [
    ...(proposal?.mine ? [] : (['void'] as const)),
    ...(proposal ? (['withdraw_void'] as const) : []),
  ];
  if (report.state === 'in_review') {
    const unscored: Act[] = report.source === 'acars' ? ['accept_without_score'] : [];
    return ['accept', ...unscored, 'ask', 'reject', ...voiding];
  }
  if (report.appeal?.state === 'open') return ['uphold', 'dismiss'];
  if (report.state === 'accepted') return ['reopen', ...voiding];
  return report.state === 'rejected' ? ['reopen'] : [];
}
