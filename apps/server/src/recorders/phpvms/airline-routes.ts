import type { CompanyNotice } from '@va/contract/notices/notices.ts';
import { distanceNm } from '@va/domain/great-circle.ts';
import type { Airport } from '#server/kernel/airline/operations.ts';
import type { Asked, RecorderOptions } from '../shared/protocol.ts';
import { type Shelf, bookedFlightId, findBooked } from '../shared/shelf.ts';
import { numberOfSlug } from '../shared/things.ts';
import { aircraftOf, subfleetsOf } from './aircraft-objects.ts';
import { pageOf, flightAsked } from './flight-search.ts';
import { airlineOf, airportOf } from './objects.ts';
import type { On } from './phpvms-protocol.ts';
import { distance, page, PhpvmsError } from './wire.ts';
import { number, text } from '../shared/fields.ts';
import { bidOf } from './flight-objects.ts';

/** Query values that mean true. */
const YES = new Set(['1', 'true', 'yes', 'on']);

/** What the airline is made of: its fleet, its airports and its news. */
export function addAirline(on: On, { desk }: RecorderOptions): void {
  const { operations, baseIcao } = desk.airline;
  on('GET', ['/user/fleet', '/users/:user/fleet', '/fleet', '/subfleet'], async ({ shelf, ...asked }) => {
    const all = await shelf();
    return page(subfleetsOf(all, [...operations.types.keys()]), asked.address, pageOf(asked));
  });
  on('GET', ['/fleet/aircraft/:id', '/subfleet/aircraft/:id'], async ({ shelf, param, query }) => {
    const all = await shelf();
    const isRegistration = query('type') === 'registration';
    const tail = all.tails.find(({ id, registration }) =>
      isRegistration ? registration === param('id').toUpperCase() : all.numberOf(id) === Number(param('id')),
    );
    if (!tail) throw new PhpvmsError('not-found', 'Ese avión no es de la compañía.');
    return { data: aircraftOf(tail, all) };
  });
  on('GET', '/airlines', async ({ shelf, address }) => page([airlineOf(await shelf())], address));
  on('GET', '/airlines/:id', async ({ shelf, param }) => {
    const airline = airlineOf(await shelf());
    if (Number(param('id')) !== airline.id) throw new PhpvmsError('not-found', 'Esa compañía no existe.');
    return { data: airline };
  });
  on('GET', '/news', async ({ actor, now, shelf, ...asked }) => {
    const [notices, all] = [await desk.notices(actor, now), await shelf()];
    return page(
      notices.map((notice) => newsOf(notice, all)),
      asked.address,
      pageOf(asked),
    );
  });

  const airports = async ({ shelf, ...asked }: Asked, isAsked: (airport: Airport) => boolean) => {
    const all = await shelf();
    const found = [...new Set(operations.airports.values())].filter(isAsked);
    return page(
      found.map((airport) => airportOf(airport, all)),
      asked.address,
      pageOf(asked),
    );
  };
  const isHub = ({ icao }: Airport) => icao === baseIcao;
  const wants = ({ query }: Asked, name: string) => YES.has(query(name)?.toLowerCase() ?? '');
  on('GET', '/airports', async (asked) =>
    airports(asked, (airport) => !wants(asked, 'hub') || isHub(airport)),
  );
  on('GET', '/airports/hubs', async (asked) => airports(asked, isHub));
  on('GET', '/airports/search', async (asked) => {
    const word = (asked.query('search') ?? '').trim().toLowerCase();
    return airports(
      asked,
      (airport) =>
        (!wants(asked, 'hubs') || isHub(airport)) &&
        [airport.icao, airport.iata ?? '', airport.name].some((text) => text.toLowerCase().includes(word)),
    );
  });
  const airport = (icao: string) => {
    const found = operations.airports.get(icao.toUpperCase());
    if (!found) throw new PhpvmsError('airport-not-found', 'Ese aeropuerto no es de la red.');
    return found;
  };
  on('GET', ['/airports/:icao', '/airports/:icao/lookup'], async ({ shelf, param }) => ({
    data: airportOf(airport(param('icao')), await shelf()),
  }));
  on('GET', '/airports/:icao/distance/:to', async ({ param }) => {
    const [from, to] = [airport(param('icao')), airport(param('to'))];
    return { data: { fromIcao: from.icao, toIcao: to.icao, distance: distance(distanceNm(from, to)) } };
  });
}

/** A notice as news; it is confirmed on our pages, which no client can do. It is of the airline, and of no pilot. */
function newsOf({ slug, title, body, date }: CompanyNotice, { airline }: Shelf) {
  const at = `${date}T00:00:00Z`;
  return {
    id: numberOfSlug(slug),
    user_id: 0,
    subject: title,
    body,
    created_at: at,
    updated_at: at,
    user: { id: 0, name: airline.name },
  };
}

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
