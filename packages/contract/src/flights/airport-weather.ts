import { z } from 'zod';
import { icaoSchema } from './flights.ts';

export const icaoParamsSchema = z.object({ icao: icaoSchema });

export const weatherSchema = z
  .object({
    metar: z.string().nullable().describe('As the source gives it; null when there is none now'),
    provider: z.string().nullable().describe('Whose METAR it is; null where the airline shows none'),
    taf: z.string().nullable().describe('The forecast as the source gives it; null when there is none now'),
    tafProvider: z.string().nullable().describe('Whose TAF it is; null where the airline shows none'),
  })
  .meta({ id: 'Weather' });
