import type { ProblemCode } from '@va/contract/shared/problems.ts';

/** Codes of the problems by which a booking can be refused. */
export const BOOKING_GUARDS = [
  'en-mantenimiento',
  'cuenta-no-activa',
  'demasiadas-reservas',
  'reserva-repetida',
  'salida-pasada',
  'demasiado-pronto',
  'no-vuela-ese-dia',
  'tipo-de-avion-no-admitido',
  'fuera-de-alcance',
  'avisos-sin-confirmar',
  'horas-de-tour',
  'etapa-bloqueada',
  'tipo-de-tour',
  'tour-cerrado',
  'fuera-del-evento',
  'falta-avion',
  'avion-no-operativo',
  'matricula-ocupada',
  'vuelo-de-entrenamiento',
] as const satisfies readonly ProblemCode[];
