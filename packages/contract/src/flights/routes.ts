import { icaoParamsSchema, weatherSchema } from './flights.ts';
import { landingsSchema, liveParamsSchema, liveSchema, liveTrackSchema } from './live.ts';
import { routes } from '../shared/route.ts';

/** Flights in the air: what recorders send, the live map, weather. */
export const flightRoutes = routes({
  readLive: { route: 'GET /live', answer: liveSchema },
  readLandings: { route: 'GET /live/landings', answer: landingsSchema },
  readLiveTrack: { route: 'GET /live/{id}/track', params: liveParamsSchema, answer: liveTrackSchema },
  getWeather: { route: 'GET /airports/{icao}/weather', params: icaoParamsSchema, answer: weatherSchema },
});
