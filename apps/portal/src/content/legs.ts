import type { Leg } from '@va/domain/flight-ideas.ts';
import { minutesOf } from '@va/domain/durations.ts';
import { distanceNm } from '@va/domain/great-circle.ts';
import { airports } from './airports.ts';
import { routes } from './routes.ts';

const byIcao = new Map(airports.map((airport) => [airport.icao, airport]));

/** Every flight of the network, one way each, in the order of the routes. */
export const networkLegs: readonly Leg[] = routes.flatMap(
  ({ between: [a, b], type, blockOut, blockBack }) => {
    const [from, to] = [byIcao.get(a), byIcao.get(b)];
    if (!from || !to) return [];
    const nm = distanceNm(from, to);
    return [
      { from: a, to: b, type, minutes: minutesOf(blockOut), nm },
      { from: b, to: a, type, minutes: minutesOf(blockBack), nm },
    ];
  },
);
