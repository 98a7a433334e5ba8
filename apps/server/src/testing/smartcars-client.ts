import type { SimulatedFlight } from '@va/domain/flight-simulation/simulate-flight.ts';
import type { ApiServer } from './api-server.ts';
import { PASSWORD } from './fill-for-tests.ts';
import { type AskRecorder, recorderClient } from './recorder-client.ts';

/** A smartCARS client that has signed in. */
export async function signedInClient(api: ApiServer, callsign: string): Promise<AskRecorder> {
  const visitor = recorderClient(api, 'smartcars', () => ({}));
  const { body, status } = await visitor('POST', `/pilot/login?username=${callsign}`, { password: PASSWORD });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return recorderClient(api, 'smartcars', () => ({ Authorization: `Bearer ${body.session}` }));
}

/** The updates of a flight, one every so many seconds, each with the moment at which it is sent. */
export function updatesOf({ points }: SimulatedFlight, common: object, everyS = 15) {
  let flown = false;
  let slot = -1;
  return points.flatMap((point, i) => {
    flown ||= point.onGround === false;
    const mine = Math.floor((point.at - (points[0]?.at ?? 0)) / (everyS * 1000));
    if (mine === slot && i !== points.length - 1) return [];
    slot = mine;
    const body = {
      ...common,
      latitude: point.lat,
      longitude: point.lon,
      heading: Math.round(point.hdg ?? 0),
      altitude: point.altFt,
      groundSpeed: point.gsKt,
      distanceRemaining: 100,
      timeRemaining: 0.42,
      route: ['PINAR'],
      phase: phaseOf(point, flown),
      network: 'VATSIM',
    };
    return [{ at: point.at, body }];
  });
}

/** What the client says that the aircraft does. */
function phaseOf({ onGround, gsKt, vsFpm }: SimulatedFlight['points'][number], flown: boolean): string {
  if (onGround) return flown ? 'LANDED' : (gsKt ?? 0) >= 1 ? 'TAXI' : 'BOARDING';
  if ((vsFpm ?? 0) > 300) return 'CLIMB';
  return (vsFpm ?? 0) < -300 ? 'FINAL' : 'CRUISE';
}

/** Text as the newer clients send it. */
export const base64 = (text: string) => Buffer.from(text).toString('base64');
