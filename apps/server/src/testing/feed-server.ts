import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { NetworkPilot } from '@va/domain/network-feed/match-pilots.ts';
import type { Network } from '@va/domain/scoring/recorded-flight.ts';
import { listenLocally } from '@va/testing/listen-locally.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Both networks' feeds on a port of this machine, as a test wants them. */
export interface FeedServer {
  addresses: Record<Network, string>;
  /** Requests so far, by network, with the status that they got. */
  asked: { network: Network; status: number }[];
  /** What a network answers from now on. */
  set(network: Network, answer: Answer): void;
  close(): Promise<void>;
}

/** Starts the feeds; until they are set they answer 503. */
export async function startFeeds(): Promise<FeedServer> {
  const answers: Partial<Record<Network, Answer>> = {};
  const asked: FeedServer['asked'] = [];
  const server = createServer((request, response) => {
    const network = request.url === '/vatsim' ? 'vatsim' : 'ivao';
    response.on('close', () => asked.push({ network, status: response.statusCode }));
    const answer = answers[network];
    if (answer) answer(request, response);
    else response.writeHead(503).end();
  });
  const origin = `http://127.0.0.1:${await listenLocally(server)}`;
  return {
    addresses: { vatsim: `${origin}/vatsim`, ivao: `${origin}/ivao` },
    asked,
    set: (network, answer) => (answers[network] = answer),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Answers JSON, or 304 where the client has it already. */
export function json(body: unknown): Answer {
  return (request, response) => {
    const text = JSON.stringify(body);
    const etag = `"${createHash('sha256').update(text).digest('hex').slice(0, 16)}"`;
    if (request.headers['if-none-match'] === etag) response.writeHead(304, { ETag: etag }).end();
    else response.writeHead(200, { 'Content-Type': 'application/json', ETag: etag }).end(text);
  };
}

/** A stranger, so that the feed is not empty. */
const STRANGER = { id: 99, callsign: 'AFR1', lat: 48, lon: 2 };

/** What the tests say of a pilot; the rest is unknown. */
export type SeenPilot = Pick<NetworkPilot, 'id' | 'callsign' | 'lat' | 'lon'> & Partial<NetworkPilot>;

/** VATSIM's answer with these pilots. https://vatsim.dev/api/data-api/get-network-data */
export function vatsimFeed(pilots: readonly SeenPilot[], at: Date): object {
  return {
    general: { version: 3, update_timestamp: at.toISOString() },
    pilots: [STRANGER, ...pilots].map((pilot: SeenPilot) => ({
      cid: pilot.id,
      callsign: pilot.callsign,
      latitude: pilot.lat,
      longitude: pilot.lon,
      altitude: pilot.altFt ?? 0,
      groundspeed: pilot.gsKt ?? 0,
      heading: pilot.hdg ?? 0,
      flight_plan: pilot.depIcao
        ? { departure: pilot.depIcao, arrival: pilot.arrIcao, aircraft_short: pilot.icaoType ?? 'A320' }
        : null,
      last_updated: new Date(pilot.at ?? at).toISOString(),
    })),
  };
}

/** IVAO's answer with these pilots, the tracker's «whazzup». */
export function ivaoFeed(pilots: readonly SeenPilot[], at: Date): object {
  return {
    updatedAt: at.toISOString(),
    clients: {
      pilots: [STRANGER, ...pilots].map((pilot: SeenPilot) => ({
        userId: pilot.id,
        callsign: pilot.callsign,
        lastTrack: {
          latitude: pilot.lat,
          longitude: pilot.lon,
          altitude: pilot.altFt ?? 0,
          groundSpeed: pilot.gsKt ?? 0,
          heading: pilot.hdg ?? 0,
          onGround: pilot.onGround ?? (pilot.gsKt ?? 0) < 60,
          timestamp: new Date(pilot.at ?? at).toISOString(),
        },
        flightPlan: pilot.depIcao
          ? { departureId: pilot.depIcao, arrivalId: pilot.arrIcao, aircraftId: pilot.icaoType ?? 'A320' }
          : null,
      })),
    },
  };
}
