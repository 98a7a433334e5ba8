import { REGISTRATION, REGISTRATION_ADVICE } from '@va/domain/registration.ts';
import { FLIGHT_KINDS } from '@va/domain/timetable/flight.ts';
import { z } from 'zod';
import { keysOf } from '../shared/values.ts';

/** ICAO code of an airport, as it is typed. */
export const icaoSchema = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z][A-Z0-9]{3}$/, 'escribe un código OACI de cuatro letras')
  .meta({ examples: ['LFPG'] });

export const registrationSchema = z
  .string()
  .trim()
  .toUpperCase()
  .regex(REGISTRATION, REGISTRATION_ADVICE)
  .meta({ examples: ['F-ABCD'] });

export const flightKindSchema = keysOf(FLIGHT_KINDS).meta({ id: 'FlightKind' });

/** An end of a flight. */
export const placeSchema = z
  .object({
    icao: z.string(),
    city: z.string().describe('Its name in the network of the airline'),
    timezone: z.string().describe('Name of the IANA list'),
    lat: z.number().describe('Degrees, north positive'),
    lon: z.number().describe('Degrees, east positive'),
  })
  .meta({ id: 'Place' });

export const refusalSchema = z
  .object({
    code: z.string().describe('The code of the problem that booking would answer with'),
    message: z.string(),
    wayOut: z.string().optional(),
    details: z.record(z.string(), z.unknown()).optional(),
  })
  .meta({ id: 'Refusal' });

export const icaoParamsSchema = z.object({ icao: icaoSchema });

export const weatherSchema = z
  .object({
    metar: z.string().nullable().describe('As the source gives it; null when there is none now'),
    provider: z.string().nullable().describe('Whose METAR it is; null where the airline shows none'),
    taf: z.string().nullable().describe('The forecast as the source gives it; null when there is none now'),
    tafProvider: z.string().nullable().describe('Whose TAF it is; null where the airline shows none'),
  })
  .meta({ id: 'Weather' });
