import { flightId } from '@va/domain/timetable/flight-identity.ts';
import { arrivalOf, type Flight } from '@va/domain/timetable/flight.ts';
import { sampleOperations } from './sample-operations.ts';

const AIRPORTS = [...sampleOperations.airports.keys()];

/** So many flights a week between the airports of the airline of the tests, spread over days and hours. */
export function manyFlights(count: number): Flight[] {
  return Array.from({ length: count }, (_, index) => {
    const dep = AIRPORTS[index % AIRPORTS.length] ?? '';
    const arr = AIRPORTS[(index + 1 + (Math.floor(index / 4) % 3)) % AIRPORTS.length] ?? '';
    const number = (index % 9000) + 1000;
    const stdUtc = (index * 7) % 1440;
    const blockMin = 60 + (index % 120);
    return {
      id: flightId(number, `${dep}${index}`, arr),
      number,
      dep,
      arr,
      days: 1 << (index % 7),
      stdUtc,
      blockMin,
      ...arrivalOf(stdUtc, blockMin),
      distanceNm: 500,
      level: null,
      kind: 'line',
      validFrom: '2026-01-01',
      validUntil: null,
      isPublic: index % 10 !== 0,
      note: '',
      source: 'import',
      locked: false,
      types: [index % 3 === 0 ? 'heavy' : 'jet'],
    };
  });
}
