import { airline } from '#app/config/airline.ts';

/** `EVE 101`, or what a flight without a number is called. */
export function bookingName({ number }: { number: number | null }): string {
  return number === null ? 'Vuelo libre' : `${airline.icaoCode} ${number}`;
}
