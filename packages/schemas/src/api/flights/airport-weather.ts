import { z } from 'zod';
import { icaoSchema } from './flights.ts';

export const icaoParamsSchema = z.object({ icao: icaoSchema });

export const weatherSchema = z
  .object({
    metar: z.string().nullable().describe('As the source gives it; null when there is none now'),
    provider: z.string().nullable(),
  })
  .meta({ id: 'Weather' });
