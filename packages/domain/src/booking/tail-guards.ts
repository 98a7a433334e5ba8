/** The guard of the tail: operational, free, or shared where the airline allows it and the pilot accepts. */
import { capital } from '../texts.ts';
import type { Refusal } from '../refusal.ts';
import type { BookingRequest, BookingSituation } from './booking-request.ts';
import type { BookingRules } from './booking.ts';
import { conflicts, freeTails, nextFree, type TailHold, tailWindow } from './tail-windows.ts';

/** Why the tail of a request can't be booked, with the free tails to choose from; null if it can. */
export function refuseTail(
  request: BookingRequest,
  { tails, holds, turnaroundMin }: Pick<BookingSituation, 'tails' | 'holds' | 'turnaroundMin'>,
  rules: BookingRules,
): Refusal | null {
  const wish = { ...request, ...tailWindow(request, turnaroundMin, rules) };
  const operational = tails.filter(
    ({ typeId, service }) => typeId === request.typeId && service === 'operational',
  );
  const free = freeTails(tails, request.typeId, wish, holds);
  if (request.tail === null) {
    // With no tail in service, a pilot can still book the flight; staff assign a tail later.
    if (operational.length === 0) return null;
    return {
      code: 'falta-avion',
      message: 'Falta elegir el avión.',
      wayOut: free.length > 0 ? `Están libres: ${free.join(', ')}.` : 'Elige uno de los aviones del tipo.',
      details: { free },
    };
  }
  const tail = tails.find(({ registration }) => registration === request.tail);
  if (tail?.typeId !== request.typeId || tail.service !== 'operational') {
    return {
      code: 'avion-no-operativo',
      message: `El avión ${request.tail} no está operativo o no es de ese tipo.`,
      wayOut: free.length > 0 ? `Están libres: ${free.join(', ')}.` : 'Elige otro tipo u otra hora.',
      details: { free },
    };
  }
  const taken = conflicts(request.tail, wish, holds);
  const [first] = taken;
  if (first === undefined) return null;
  const shareable = rules.tailSharing === 'notice';
  if (shareable && request.acceptSharedTail) return null;
  return tailTaken(request.tail, first, free, nextFree(request.tail, wish, holds), shareable);
}

function tailTaken(
  tail: string,
  hold: TailHold,
  free: readonly string[],
  nextFreeAt: number,
  shareable: boolean,
): Refusal {
  const who = hold.callsign === null ? 'Otro piloto' : hold.callsign;
  const ways = [
    ...(free.length > 0 ? [`elige uno libre (${free.join(', ')})`] : []),
    `sal desde el ${moment(nextFreeAt)}`,
    ...(shareable ? ['acepta compartirlo'] : []),
  ];
  const sentence = new Intl.ListFormat('es-ES', { type: 'disjunction' }).format(ways);
  return {
    code: 'matricula-ocupada',
    message: `${who} tiene el avión ${tail} del ${moment(hold.from)} al ${moment(hold.until)}.`,
    wayOut: `${capital(sentence)}.`,
    details: { tail, from: hold.from, until: hold.until, free, nextFreeAt, shareable },
  };
}

/** Day and time in UTC, `22/11 a las 14:05Z`. */
function moment(instant: number): string {
  const iso = new Date(instant).toISOString();
  return `${iso.slice(8, 10)}/${iso.slice(5, 7)} a las ${iso.slice(11, 16)}Z`;
}

/** Whether the new booking would share its tail with another booking. */
export function sharesTail(
  request: BookingRequest,
  { holds, turnaroundMin }: Pick<BookingSituation, 'holds' | 'turnaroundMin'>,
  rules: BookingRules,
): boolean {
  const wish = { ...request, ...tailWindow(request, turnaroundMin, rules) };
  return request.tail !== null && conflicts(request.tail, wish, holds).length > 0;
}
