/** Sentences about the doubts in the address of a flight, in Spanish. Pure. */
import { shorten } from '../texts.ts';
import type { FlightField } from './flight-in-hand.ts';
import type { FlightDoubt } from './known-flight.ts';

const FIELD_WORDS = {
  flightNumber: 'un número de vuelo',
  from: 'el código OACI de una salida',
  to: 'el código OACI de una llegada',
  model: 'un tipo de avión',
  registration: 'una matrícula',
  departure: 'una hora de salida',
  arrival: 'una hora de llegada',
} as const satisfies Record<FlightField, string>;

/**
 * The Spanish sentence about one doubt.
 * @param airline three-letter code before the numbers
 */
export function doubtWords(doubt: FlightDoubt, airline: string): string {
  switch (doubt.kind) {
    case 'malformed':
      return `«${shorten(doubt.text)}» no es ${FIELD_WORDS[doubt.field]}, así que no se tiene en cuenta.`;
    case 'unknown-airport':
      return `No conocemos el aeropuerto ${doubt.icao}: comprueba su código.`;
    case 'same-airport':
      return `La salida y la llegada son la misma, ${doubt.icao}: elige otra llegada.`;
    case 'no-route':
      return `${doubt.from}–${doubt.to} no está entre las rutas regulares.`;
    case 'unknown-number':
      return `Ningún vuelo lleva el número ${airline}${doubt.flightNumber}.`;
    case 'other-number':
      return `El ${airline}${doubt.flightNumber} vuela ${doubt.from}–${doubt.to}, no este trayecto.`;
    case 'unknown-type':
      return `En la flota no hay ningún «${shorten(doubt.model)}».`;
    case 'unknown-aircraft':
      return `En la flota no hay ningún avión con la matrícula ${doubt.registration}.`;
    case 'other-type':
      return `${doubt.registration} es un ${doubt.model}, así que el vuelo va con ese tipo.`;
  }
}
