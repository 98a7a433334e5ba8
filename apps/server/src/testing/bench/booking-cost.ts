import type { Figure } from '@va/testing/figures.ts';
import type { DriverKind } from '#server/db/driver.ts';
import type { BenchPilot } from './bench-pilots.ts';
import type { BenchServer } from './bench-server.ts';

const LANES = 8;
/** The first one is not counted. */
const ROUNDS = 4;

/** What a booking costs: pilots book one departure, eight at once, and cancel again, which is not counted. */
export async function bookingCost(
  kind: DriverKind,
  server: BenchServer,
  pilots: readonly BenchPilot[],
  bar: Figure['bar'],
): Promise<Figure[]> {
  const post = async (secret: string, path: string, body: object) => {
    const { status, text } = await server.post(secret, path, body);
    if (status >= 300) throw new Error(`${path}: ${status} ${text}`);
    return text;
  };
  const order = { legs: [await departureOn(server)], acceptSharedTail: true };
  const [values, speeds]: [number[], number[]] = [[], []];
  let bytes = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const waiting = [...pilots];
    const codes: { secret: string; code: string }[] = [];
    const before = server.cpuWithDatabase();
    const began = performance.now();
    const lane = async () => {
      for (let pilot = waiting.pop(); pilot; pilot = waiting.pop()) {
        const text = await post(pilot.secret, '/bookings', order);
        bytes = Buffer.byteLength(text);
        codes.push({ secret: pilot.secret, code: JSON.parse(text).bookings[0].code });
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    const seconds = (performance.now() - began) / 1000;
    const ms = ((server.cpuWithDatabase() - before) * 1000) / pilots.length;
    if (round > 0) values.push(ms);
    if (round > 0) speeds.push(pilots.length / seconds);
    for (const { secret, code } of codes) await post(secret, `/bookings/${code}/cancel`, {});
  }
  const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  return [
    { name: 'booking: processor, ms', on: kind, value: mean(values), ...(bar && { bar }) },
    { name: 'booking: kB', on: kind, value: bytes / 1000 },
    { name: 'booking: requests a second', on: kind, value: mean(speeds) },
  ];
}

/** A departure that can be booked, as a leg of an order. */
export async function departureOn({ origin }: BenchServer): Promise<{ flightId: string; date: string }> {
  const search = await fetch(`${origin}/plataforma/api/v1/flights?origin=LEMD&destination=LEBL&limit=1`);
  const { items } = JSON.parse(await search.text());
  return { flightId: items[0].flightId, date: items[0].date };
}
