import { PROFILE_PHASES } from '@va/domain/flight-record/flight-profile.ts';
import { z } from 'zod';
import { instantSchema, keysOf } from '../shared/values.ts';

const spanSchema = z.object({ from: instantSchema, to: instantSchema });

/** Height and speed over time. */
export const profileSchema = z
  .object({
    points: z.array(
      z.object({
        at: instantSchema,
        lat: z.number().describe('Degrees, north positive'),
        lon: z.number().describe('Degrees, east positive'),
        altFt: z.number().nullable().describe('Pressure altitude, ft'),
        iasKt: z.number().nullable().describe('Indicated airspeed, kt'),
        gsKt: z.number().nullable().describe('Ground speed, kt'),
      }),
    ),
    phases: z.array(spanSchema.extend({ phase: keysOf(PROFILE_PHASES) })),
    gaps: z.array(spanSchema),
    touchdown: z
      .object({
        at: instantSchema,
        heights: z.array(z.object({ at: instantSchema, aglFt: z.number() })),
        pitchDeg: z.number().nullable().describe('Nose up is positive'),
        bankDeg: z.number().nullable().describe('Right is positive'),
      })
      .nullable()
      .describe('The last seconds by radio height'),
    thinned: z.boolean().describe('Only a point a minute is left'),
  })
  .meta({ id: 'FlightProfile' });

export type FlightProfile = z.infer<typeof profileSchema>;
