import type { Asked, RecorderOptions } from '../shared/protocol.ts';
import { number, text } from '../shared/fields.ts';
import { bookedFlightId, findBooked } from '../shared/shelf.ts';
import { flightAsked } from './flight-search.ts';
import { bidOf } from './flight-objects.ts';
import type { On } from './phpvms-protocol.ts';
import { page, PhpvmsError } from './wire.ts';

/** Bids: the pilot's open bookings. */
export function addBids(on: On, { desk }: RecorderOptions): void {
  const bids = async ({ shelf, address }: Asked) => {
    const all = await shelf();
    return page(
      all.bookings.map((row) => bidOf(row, all)),
      address,
    );
  };
  on('GET', ['/user/bids', '/users/:user/bids', '/bids'], bids);
  on('GET', ['/user/bids/:id', '/bids/:id'], async ({ shelf, param }) => {
    const all = await shelf();
    const row = all.bookings.find(({ id }) => all.numberOf(id) === Number(param('id')));
    if (!row) throw new PhpvmsError('bid-not-found', 'No tienes esa reserva.');
    return { data: bidOf(row, all) };
  });
  on(['POST', 'PUT'], ['/user/bids', '/users/:user/bids'], async ({ actor, body, now, shelf }) => {
    const all = await shelf();
    const flight = text(body, 'flight_id', 16) ?? '';
    const before = findBooked(all, flight);
    const aircraft = number(body, 'aircraft_id');
    const tail = all.tails.find(({ id }) => all.numberOf(id) === aircraft);
    if (aircraft !== null && !tail)
      throw new PhpvmsError('aircraft-not-available', 'Ese avión no es de la compañía.');
    const row = before ?? (await desk.book(actor, flightAsked(all, flight).id, tail?.id, now));
    const isOther = before?.state === 'reserved' && tail !== undefined && tail.id !== before.aircraft_id;
    const kept = isOther ? await desk.changeTail(actor, row.id, tail.id, now) : row;
    return { data: bidOf(kept, await shelf()) };
  });
  on('DELETE', '/user/bids', async (asked) => {
    const { actor, body, now, shelf } = asked;
    const all = await shelf();
    const [bid, flight] = [number(body, 'bid_id'), text(body, 'flight_id', 16)];
    const row = all.bookings.find(
      (one) => all.numberOf(one.id) === bid || bookedFlightId(all, one) === flight,
    );
    if (!row) throw new PhpvmsError('bid-not-found', 'No tienes esa reserva.');
    await desk.cancel(actor, row.id, now);
    return bids(asked);
  });
}
