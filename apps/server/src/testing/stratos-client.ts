import { howOften } from '@va/testing/how-often.ts';
import type { ApiServer } from './api-server.ts';
import type { SimulatedFlight } from '@va/domain/flight-simulation/simulate-flight.ts';
import { PASSWORD } from './fill-for-tests.ts';
import { type AskRecorder, recorderClient } from './recorder-client.ts';
import { updatesOf } from './smartcars-client.ts';

/** A Stratos client that has signed in. */
export async function stratosClient(api: ApiServer, callsign: string): Promise<AskRecorder> {
  const visitor = recorderClient(api, 'stratos', () => ({}));
  const { body, status } = await visitor('POST', '/pilot/login', { username: callsign, password: PASSWORD });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return recorderClient(api, 'stratos', () => ({ Authorization: `Bearer ${body.token}` }));
}

/** The updates of a flight as Stratos sends them, one every so many seconds, each with the moment of its sending. */
export function stratosUpdates(flight: SimulatedFlight, common: object, everyS = howOften(30, 15, 15)) {
  return updatesOf(flight, {}, everyS).map(({ at, body }) => ({
    at,
    body: {
      ...common,
      phase: body.phase.toLowerCase(),
      latitude: body.latitude,
      longitude: body.longitude,
      altitude: body.altitude,
      heading: body.heading,
      ground_speed: body.groundSpeed,
      distance_remaining: body.distanceRemaining,
    },
  }));
}

/** What such a client sends with a flight as it ends. */
export const STRATOS_REPORT = {
  flight_data: [
    { event: 'Pushback', timestamp: '2026-11-20T10:01:00Z' },
    { event: 'Landed', timestamp: '2026-11-20T11:05:00Z' },
  ],
  landing_rate: 182,
  fuel_used: 6300,
  flight_time: 1.1,
  block_fuel: 13_200,
  route: 'PINAR UN870 CJN',
  comments: ['Vuelo tranquilo'],
  additional_fields: { Red: 'VATSIM' },
};

/** Books and begins flights of a pilot; Stratos itself books nothing, smartCARS does. */
export function stratosFlights(ask: AskRecorder, smartcars: AskRecorder, api: ApiServer) {
  return {
    /** The number of a booking from Madrid to Barcelona that leaves in ten minutes. */
    async book(number = 'PRB900', change: object = {}): Promise<number> {
      const { body } = await ask('GET', '/data/aircraft');
      const departureTime = new Date(api.now().getTime() + 600_000).toISOString().slice(11, 16);
      const plan = { number, aircraft: body[0].id, route: ['PINAR', 'CJN'] };
      const wish = { ...plan, departure: 'LEMD', arrival: 'LEBL', departureTime, ...change };
      const booked = await smartcars('POST', '/flights/charter', wish);
      if (booked.status !== 200) throw new Error(booked.text);
      return booked.body.bidID;
    },
    async start(bid_id: number): Promise<string> {
      const { body, text } = await ask('POST', '/flights/start', { bid_id });
      if (Object.keys(body).join() !== 'tracking_id') throw new Error(text);
      return body.tracking_id;
    },
  };
}
