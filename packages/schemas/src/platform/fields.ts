/** Field kinds that the platform's files share. */
import { z } from 'zod';

/** ICAO location indicator: four capital letters. */
export const airportCode = z
  .string()
  .regex(/^[A-Z]{4}$/, 'no es un código OACI: escribe cuatro letras mayúsculas');

/** `id` of an aircraft type in `fleet.yaml`. */
export const typeId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'no vale: escribe el «id» de un tipo de fleet.yaml');

/** Time of day or duration `HH:MM`, 00:00 to 23:59, as minutes. */
export const clockMinutes = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'escribe horas:minutos entre comillas, por ejemplo "06:30"')
  .transform((text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3)));

/** Whole number within bounds, with words that say what to write. */
export function whole(min: number, max: number) {
  const message = `escribe un número entero de ${min} a ${max}`;
  return z.int(message).min(min, message).max(max, message);
}

/** Number within bounds, decimals allowed. */
export function between(min: number, max: number) {
  const message = `escribe un número de ${min} a ${max}, con punto decimal`;
  return z.number(message).min(min, message).max(max, message);
}

/** Words that people read: never blank, 200 characters at most. */
export const shortText = z
  .string()
  .trim()
  .min(1, 'está vacío: escribe un texto')
  .max(200, 'es demasiado largo: no pases de 200 caracteres');
