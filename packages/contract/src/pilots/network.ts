/** Where the airline flies, and with what. */
import { z } from 'zod';

export const airportSchema = z
  .object({
    icao: z.string().describe('The code that the airline uses'),
    otherCodes: z.array(z.string()).describe('ICAO codes that it has had or has elsewhere; each leads to it'),
    iata: z.string(),
    name: z.string(),
    city: z.string(),
    country: z.string(),
    lat: z.number().describe('Degrees'),
    lon: z.number().describe('Degrees'),
    timezone: z.string().describe('Name of the IANA list'),
    inNetwork: z.boolean().describe('The timetable flies there; the others are of tours and Focus Airports'),
  })
  .meta({ id: 'Airport' });

export const aircraftTypeSchema = z
  .object({
    id: z.string(),
    model: z.string().describe('Name for people'),
    icaoType: z.string().describe('ICAO designator'),
    turnaroundMin: z.number().describe('On the ground between two flights, minutes'),
    rangeNm: z.number().nullable().describe('Longest leg, NM; null when none is planned'),
    seats: z.number().optional().describe('Seats of the type'),
    dimensions: z
      .object({
        lengthM: z.number(),
        wingspanM: z.number(),
        heightM: z.number(),
        fuselageWidthM: z.number(),
        nacelleDiameterM: z.number(),
        wingtip: z.enum(['fence', 'winglet', 'sharklet', 'raked', 'none']),
        propellerDiameterM: z.number().optional(),
        highWing: z.boolean().optional(),
      })
      .optional()
      .describe('Outer measures in metres, from which it is drawn'),
    ceilingFt: z.number().optional().describe('Highest level that it cruises at, ft'),
  })
  .meta({ id: 'AircraftType' });
