/** `content/focus-airports.yaml`: the destinations of the moment. */
import { z } from 'zod';
import { icao, id, latitude, longitude, picture, text } from './common.ts';

export const focusAirportSchema = z.strictObject({
  id,
  /** Name of the destination, as pilots read it. */
  name: text,
  country: text,
  icao,
  lat: latitude,
  lon: longitude,
  image: picture,
  description: text,
  /** Types allowed, e.g. `B737-800`. */
  aircraft: z.array(text).min(1),
  /** Note about substitutes, when there is one. */
  aircraftNote: text.optional(),
  /** Words of the button that leads to the booking page. */
  buttonText: text,
});
export type FocusAirport = z.infer<typeof focusAirportSchema>;

export const focusAirportsSchema = z.array(focusAirportSchema);
