/** `content/focus-airports.yaml`: the destinations of the moment. */
import { z } from 'zod';
import { designator, icao, id, idOf, isoDate, latitude, longitude, picture, text } from './common.ts';

export const focusAirportSchema = z
  .strictObject({
    id,
    /** Name of the destination, as pilots read it. */
    name: text,
    country: text,
    icao,
    /** Code in force where it differs; a flight to either counts. */
    icaoCurrent: icao.optional(),
    lat: latitude,
    lon: longitude,
    image: picture,
    description: text,
    /** Types allowed, e.g. `B737-800`. */
    aircraft: z.array(text).min(1),
    /** `id` of the types whose flights have the bonus; left out, those of the fleet that `aircraft` names. */
    types: z.array(idOf('un tipo de fleet.yaml')).min(1).optional(),
    /** ICAO designators that count for them besides their own, e.g. `B38M`. */
    substitutes: z.array(designator).optional(),
    /** First and last day with the bonus, UTC by off block; left out, until the entry is taken away. */
    from: isoDate.optional(),
    until: isoDate.optional(),
    /** Note about substitutes, when there is one. */
    aircraftNote: text.optional(),
    /** Words of the button that leads to the booking page. */
    buttonText: text,
  })
  .refine(({ from, until }) => from === undefined || until === undefined || from <= until, {
    path: ['until'],
    message: 'acaba antes de empezar: escribe un día posterior',
  });
export type FocusAirport = z.infer<typeof focusAirportSchema>;

export const focusAirportsSchema = z.array(focusAirportSchema);
