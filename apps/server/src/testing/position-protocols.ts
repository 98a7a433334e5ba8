/** Positions as each protocol says them, for tests that send the same to all. */
import { CALLSIGNS, type ApiServer } from './api-server.ts';
import { PASSWORD } from './fill-for-tests.ts';
import { phpvmsClient } from './phpvms-client.ts';
import { type AskRecorder, recorderClient, recorderKey } from './recorder-client.ts';
import { signedInClient } from './smartcars-client.ts';
import { startBody } from './test-flight.ts';

/** A position in words of our own; anything may be wrong with it. */
export interface Sent {
  lat?: unknown;
  lon?: unknown;
  alt?: unknown;
  gs?: unknown;
  fuel?: unknown;
  phase?: unknown;
  /** So far ahead of the server's clock, s. */
  aheadS?: number;
}

/** How a protocol says positions of a flight that somebody has begun with it. */
export interface PositionProtocol {
  /** Begins the flight; its code. */
  begin(): Promise<string>;
  address(code: string): string;
  headers: Record<string, string>;
  othersHeaders: Record<string, string>;
  body(code: string, positions: Sent[]): unknown;
}

/** The code of no flight. */
export const NOBODYS = 'ZZZZ2345';

/** What makes each of them, of another pilot each. */
export function positionProtocols(api: ApiServer) {
  let seq = 0;
  async function ownApi(): Promise<PositionProtocol> {
    const pilot = await api.signedIn('pilot');
    const bearer = async (person: 'pilot' | 'other') => ({
      Authorization: `Bearer ${await recorderKey(api, person)}`,
    });
    return {
      headers: await bearer('pilot'),
      othersHeaders: await bearer('other'),
      begin: async () => (await pilot.post('/reports/start', startBody('bad-input'))).body.code,
      address: (code) => `/plataforma/api/v1/reports/${code}/points`,
      body: (_, positions) => ({
        clientNow: api.now().toISOString(),
        points: positions.map(({ alt: altFt, gs: gsKt, fuel: fuelKg, aheadS = 0, phase, ...place }) => ({
          seq: (seq += 1),
          at: new Date(api.now().getTime() + aheadS * 1000).toISOString(),
          ...place,
          altFt,
          gsKt,
          fuelKg,
          ...(phase === undefined ? {} : { phase }),
        })),
      }),
    };
  }
  async function phpvms(): Promise<PositionProtocol> {
    const [client, other] = [await phpvmsClient(api, 'operations'), await phpvmsClient(api, 'other')];
    return {
      headers: { 'X-API-Key': client.key },
      othersHeaders: { 'X-API-Key': other.key },
      begin: async () => (await client.prefile()).id,
      address: (code) => `/plataforma/acars/phpvms/api/pireps/${code}/acars/position`,
      body: (_, positions) => ({
        positions: positions.map(({ lat, lon, alt, gs, fuel, phase, aheadS = 0 }) => ({
          id: `p${(seq += 1)}`,
          lat,
          lon,
          altitude: alt,
          gs,
          fuel,
          status: phase,
          created_at: new Date(api.now().getTime() + aheadS * 1000).toISOString(),
        })),
      }),
    };
  }
  async function smartcars(): Promise<PositionProtocol> {
    const ask = await signedInClient(api, CALLSIGNS.reviewer);
    const visitor = recorderClient(api, 'smartcars', () => ({}));
    const session = async (person: 'reviewer' | 'other') => {
      const login = `/pilot/login?username=${CALLSIGNS[person]}`;
      const { body } = await visitor('POST', login, { password: PASSWORD });
      return { Authorization: `Bearer ${body.session}` };
    };
    return {
      headers: await session('reviewer'),
      othersHeaders: await session('other'),
      async begin() {
        const bidID = await charter(api, ask, 0);
        return (await ask('POST', '/flights/start', { bidID })).body.trackingID;
      },
      address: () => '/plataforma/acars/smartcars/flights/update',
      body(uuid, positions) {
        const said = positions.map(({ lat, lon, alt, gs, phase }) => ({
          uuid,
          latitude: lat,
          longitude: lon,
          altitude: alt,
          groundSpeed: gs,
          phase,
        }));
        return oneOrAll(said);
      },
    };
  }

  async function stratos(): Promise<PositionProtocol> {
    const smartcarsClient = await signedInClient(api, CALLSIGNS.second);
    const bearer = async (person: 'second' | 'other') => ({
      Authorization: `Bearer ${await recorderKey(api, person)}`,
    });
    const headers = await bearer('second');
    return {
      headers,
      othersHeaders: await bearer('other'),
      async begin() {
        const bid_id = await charter(api, smartcarsClient, 1);
        const ask = recorderClient(api, 'stratos', () => headers);
        return (await ask('POST', '/flights/start', { bid_id })).body.tracking_id;
      },
      address: () => '/plataforma/acars/stratos/flights/update',
      body(tracking_id, positions) {
        const said = positions.map(({ lat, lon, alt, gs, phase }) => ({
          tracking_id,
          latitude: lat,
          longitude: lon,
          altitude: alt,
          ground_speed: gs,
          phase,
        }));
        return oneOrAll(said);
      },
    };
  }

  return {
    'own API': ownApi,
    'phpVMS 7': phpvms,
    'smartCARS 3': smartcars,
    Stratos: stratos,
  };
}

/** Books a flight from Madrid to Barcelona that leaves in ten minutes with one of the tails; the booking's number. */
async function charter(api: ApiServer, ask: AskRecorder, tail: number): Promise<number> {
  const { body: aircraft } = await ask('GET', '/data/aircraft');
  const departureTime = new Date(api.now().getTime() + 600_000).toISOString().slice(11, 16);
  const wish = { departure: 'LEMD', arrival: 'LEBL', aircraft: aircraft[tail].id, departureTime };
  return (await ask('POST', '/flights/charter', wish)).body.bidID;
}

/** The body of a protocol that tells of one position at a time; of several it is no body that it knows. */
function oneOrAll(said: readonly object[]): unknown {
  return said.length === 1 ? said[0] : said;
}
