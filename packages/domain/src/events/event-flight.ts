import type { Refusal } from '../refusal.ts';

/** Why a flight can't be booked for an event, or null. */
export function refuseEventFlight(stray: string | null, missing: boolean): Refusal | null {
  if (stray !== null)
    return { code: 'fuera-del-evento', message: stray, wayOut: 'Resérvalo sin el evento, o elige otro.' };
  if (missing)
    return {
      code: 'fuera-del-evento',
      message: 'Este evento pide apuntarse antes de reservar.',
      wayOut: 'Apúntate en su página y repite.',
    };
  return null;
}
