/** During maintenance of the airline pilots can't book; they fly and submit what they have booked as usual. */
import type { Refusal } from './refusal.ts';
import { asSentence } from './texts.ts';
import { hasMarkup, isVisibleText } from './visible-name.ts';

/** Characters of the sentence that pilots read. */
export const MAINTENANCE_LENGTH = [10, 300] as const;

/** Tells pilots what still works during maintenance. */
export const STILL_FLOWN = 'Lo que ya tienes reservado se vuela y se envía como siempre.';

/** Error in the sentence that staff write about the maintenance; null if there is none. */
export function maintenanceError(sentence: string): string | null {
  const [least, most] = MAINTENANCE_LENGTH;
  if (hasMarkup(sentence)) return 'Escribe sólo texto, sin etiquetas como <b> o <a>';
  if (sentence.length < least || sentence.length > most || !isVisibleText(sentence))
    return `Di a los pilotos qué pasa y hasta cuándo, de ${least} a ${most} caracteres`;
  return null;
}

/** Why a pilot can't book; null where the airline is not under maintenance. */
export function refuseUnderMaintenance(sentence: string | null): Refusal | null {
  if (sentence === null) return null;
  return {
    code: 'en-mantenimiento',
    message: `Ahora no se reserva: ${asSentence(sentence)}`,
    wayOut: STILL_FLOWN,
  };
}
