import { KG_PER_LB } from '@va/domain/quantities.ts';
import type { SimulatedFlight } from '@va/domain/flight-simulation/simulate-flight.ts';
import type { ApiServer, Person } from './api-server.ts';
import { type AskRecorder, recorderClient, recorderKey } from './recorder-client.ts';

/** A client of phpVMS 7 with a pilot's key. */
export interface PhpvmsClient {
  ask: AskRecorder;
  key: string;
  /** Begins a flight from Madrid to Barcelona, or answers the one that is open; the report. */
  // eslint-disable-next-line typescript/no-explicit-any
  prefile(change?: object): Promise<any>;
}

/** A client for somebody, who has made a key. */
export async function phpvmsClient(api: ApiServer, person: Person): Promise<PhpvmsClient> {
  const key = await recorderKey(api, person);
  const ask = recorderClient(api, 'phpvms', () => ({ 'X-API-Key': key }));
  const { body: fleet } = await ask('GET', '/api/user/fleet');
  const tails = fleet.data.flatMap((one: { aircraft: { id: number; icao: string }[] }) => one.aircraft);
  const tail = tails.find(({ icao }: { icao: string }) => icao === 'A320');
  return {
    ask,
    key,
    async prefile(change = {}) {
      const order = { ...PREFILE, aircraft_id: tail.id, ...change };
      const { status, body } = await ask('POST', '/api/pireps/prefile', order);
      if (status !== 200) throw new Error(JSON.stringify(body));
      return body.data;
    },
  };
}

const PREFILE = {
  airline_id: 1,
  flight_number: '900',
  dpt_airport_id: 'LEMD',
  arr_airport_id: 'LEBL',
  source_name: 'cliente 1.0',
};

/** Points as its clients send them, in pounds, by a simulator's clock of another year. */
export function positionsOf(points: SimulatedFlight['points']) {
  return points.map((point) => ({
    id: `p${point.seq}`,
    lat: point.lat,
    lon: point.lon,
    altitude: point.altFt,
    altitude_agl: point.aglFt,
    heading: point.hdg,
    gs: point.gsKt,
    ias: point.iasKt,
    vs: point.vsFpm,
    fuel: (point.fuelKg ?? 0) / KG_PER_LB,
    on_ground: point.onGround,
    gear_up: point.gear === 0,
    created_at: new Date(point.at).toISOString(),
    sim_time: '1999-01-01T00:00:00Z',
  }));
}

/** Sends a whole flight: each batch shuffled and twice, when its last point has just been recorded. */
export async function sendPositions(
  api: ApiServer,
  { ask }: PhpvmsClient,
  report: string,
  { points }: SimulatedFlight,
): Promise<void> {
  for (let from = 0; from < points.length; from += 200) {
    const part = points.slice(from, from + 200);
    api.pass(((part.at(-1)?.at ?? 0) - api.now().getTime()) / 1000);
    const sent = { positions: positionsOf(part).toReversed() };
    for (const path of ['position', 'positions/']) {
      const { status, body } = await ask('POST', `/api/pireps/${report}/acars/${path}`, sent);
      if (status !== 200 || body.count !== part.length) throw new Error(JSON.stringify(body));
    }
    api.pass(2);
  }
}
