/** Taking a tail out of service and back: what follows for bookings, and when it can't be done. */
import { refuse, type Refusal } from '../refusal.ts';

/** Every service, with the word that people see. */
export const SERVICES = {
  operational: 'operativo',
  maintenance: 'mantenimiento',
  stored: 'almacenado',
  retired: 'baja',
} as const;

/** Whether an aircraft is in service. */
export type Service = keyof typeof SERVICES;

/** Facts for the decision to take an aircraft out of service or back. */
export interface ServiceChange {
  from: Service;
  to: Service;
  /** Why, for the tail's history. */
  reason: string;
  /** A report with this tail is in progress. */
  flying: boolean;
}

/**
 * Why the service of an aircraft can't change; null if it can. A flight in progress delays only retirement; a retired
 * aircraft may return like any other.
 */
export function refuseServiceChange({ from, to, reason, flying }: ServiceChange): Refusal | null {
  if (from === to) {
    return refuse('servicio', `El avión ya está en «${SERVICES[from]}».`).refusal;
  }
  if (reason.trim() === '') {
    return refuse(
      'falta-motivo',
      'Falta el motivo.',
      'Escribe por qué cambia: queda en la historia del avión.',
    ).refusal;
  }
  if (to === 'retired' && flying) {
    return refuse('en-vuelo', 'El avión está en vuelo.', 'Dalo de baja cuando termine el vuelo.').refusal;
  }
  return null;
}

/** A tail that is in the air can't be moved on paper. */
export function refuseFerry(flying: boolean): Refusal | null {
  return flying ? refuse('en-vuelo', 'El avión está en vuelo.', 'Trasládalo cuando termine.').refusal : null;
}
