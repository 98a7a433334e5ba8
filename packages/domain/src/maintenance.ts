/** While the airline is under maintenance pilots book nothing; what is booked is flown and sent as ever. */
import type { Refusal } from './refusal.ts';
import { asSentence } from './typed-sentences.ts';
import { hasMarkup, isVisibleText } from './visible-name.ts';

/** Characters of the sentence that pilots read. */
export const MAINTENANCE_LENGTH = [10, 300] as const;

/** What goes on meanwhile, for pilots. */
export const STILL_FLOWN = 'Lo que ya tienes reservado se vuela y se envía como siempre.';

/** What is wrong with that sentence; null where nothing is. */
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
