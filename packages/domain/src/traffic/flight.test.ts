import { expect, it } from 'vitest';
import { mergeFlights, type NetworkFlight, withClimb } from './flight.ts';

const flight = (over: Partial<NetworkFlight>): NetworkFlight => ({
  network: 'vatsim',
  callsign: 'ABC123',
  lat: 40,
  lon: -3,
  altitudeFt: 30_000,
  groundSpeedKt: 450,
  heading: 90,
  onGround: undefined,
  aircraft: undefined,
  departure: undefined,
  arrival: undefined,
  cruiseFt: undefined,
  route: undefined,
  seenAt: 1_000_000,
  climbFtMin: undefined,
  ...over,
});

it('is one flight on two networks, where the one that saw it last says it is', () => {
  const merged = mergeFlights([
    flight({ network: 'ivao', lat: 10, seenAt: 2_000_000 }),
    flight({ network: 'vatsim', lat: 11, seenAt: 1_000_000 }),
  ]);
  expect(merged).toHaveLength(1);
  expect(merged[0]).toMatchObject({ lat: 10, networks: ['vatsim', 'ivao'], seenAt: 2_000_000 });
});

it('takes the plan from the other network when the last one has none, and never half of each', () => {
  const plan = { departure: 'AAAA', arrival: 'BBBB', aircraft: 'A320' };
  expect(mergeFlights([flight({ network: 'ivao', seenAt: 2_000_000 }), flight(plan)])[0]).toMatchObject(plan);
  const [own] = mergeFlights([
    flight({ network: 'ivao', seenAt: 2_000_000, departure: 'CCCC' }),
    flight(plan),
  ]);
  expect(own).toMatchObject({ departure: 'CCCC', arrival: undefined, aircraft: undefined });
});

it('names a network once, even when it lists a callsign twice', () => {
  const merged = mergeFlights([flight({ lat: 1 }), flight({ lat: 2, seenAt: 3_000_000 })]);
  expect(merged).toMatchObject([{ lat: 2, networks: ['vatsim'] }]);
});

it('sorts by the number in the callsign', () => {
  const order = mergeFlights(['ABC100', 'ABC20', 'ABC3'].map((callsign) => flight({ callsign })));
  expect(order.map(({ callsign }) => callsign)).toEqual(['ABC3', 'ABC20', 'ABC100']);
});

it.each([
  ['half a minute later', 30_000, 31_000, 2000],
  ['in a descent', 30_000, 29_500, -1000],
  ['when the network has not looked again', 0, 30_000, undefined],
  ['after a long silence', 10 * 60_000, 20_000, undefined],
])('measures the climb %s', (_, elapsed, altitudeFt, expected) => {
  const [now] = withClimb([flight({ seenAt: 1_000_000 + elapsed, altitudeFt })], [flight({})]);
  expect(now?.climbFtMin).toBe(expected);
});

it('keeps the climb it knew while the network shows the same moment again', () => {
  expect(withClimb([flight({})], [flight({ climbFtMin: 1800 })])[0]?.climbFtMin).toBe(1800);
  expect(withClimb([flight({})], [])[0]?.climbFtMin).toBeUndefined();
});
