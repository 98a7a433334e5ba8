/** Points and events that recorders send. Unknown values are left out or null. */
import { z } from 'zod';
import { instantSchema } from '../shared/values.ts';

const number = (least: number, most: number, means: string) =>
  z.number().min(least).max(most).nullable().default(null).describe(means);
const bits = (most: number, means: string) =>
  z.int32().min(0).max(most).nullable().default(null).describe(means);

/** All lights' bits; below, the factor that turns a light's bit into the one for «unknown». */
const LIGHTS = 31;
const UNKNOWN = 256;
const lightsSchema = z
  .int32()
  .min(0)
  .max(LIGHTS * UNKNOWN + LIGHTS)
  .refine((bits) => bits % UNKNOWN <= LIGHTS, 'No es una suma de luces')
  .nullable()
  .default(null)
  .describe(
    'Lights that are on: beacon 1, nav 2, strobe 4, landing 8, taxi 16; 256 times that for a light that is not known',
  );

/** One sample of a flight. */
export const telemetryPointSchema = z
  .strictObject({
    seq: z.int32().min(0).describe('Number of the point within the flight, counted from 0 without holes'),
    at: instantSchema.describe('By the clock of the computer, not of the simulator'),
    lat: z.number().min(-90).max(90),
    lon: z.number().min(-180).max(180),
    altFt: number(-2000, 100_000, 'Pressure altitude, ft'),
    aglFt: number(-200, 100_000, 'Height over the ground, ft'),
    hdg: number(0, 360, 'True heading, degrees'),
    gsKt: number(0, 3000, 'Ground speed, kt'),
    iasKt: number(0, 1500, 'Indicated speed, kt'),
    mach: number(0, 5, 'Mach number'),
    vsFpm: number(-50_000, 50_000, 'Vertical speed, ft/min'),
    onGround: z.boolean().nullable().default(null),
    fuelKg: number(0, 400_000, 'Fuel on board, kg'),
    weightKg: number(0, 1_000_000, 'Gross weight, kg'),
    engines: bits(255, 'Engines that run: 1 the first, 2 the second, 4 …'),
    lights: lightsSchema,
    flaps: number(0, 4, 'Lever: 0 clean, 1, 2, 3, 4 full'),
    flapDetent: z.string().min(1).max(8).nullable().default(null).describe('Detent as the aircraft names it'),
    gear: number(0, 1, '1 down and locked, 0 up'),
    g: number(-20, 20, 'Load factor, g'),
    pitch: number(-180, 180, 'Nose up positive, degrees'),
    bank: number(-180, 180, 'Right wing down positive, degrees'),
    simRate: number(0, 128, '1 is real time'),
    flags: bits(63, 'Pause 1, slew 2, stall 4, overspeed 8, parking brake 16, unlimited fuel 32'),
  })
  .meta({ id: 'TelemetryPoint' });

/** Points in one request. */
export const MOST_POINTS = 500;
/** Largest difference of a point's time from the recorder's present time, ms: flights can be resumed within a week. */
const MOST_AWAY_MS = 7 * 86_400_000;

export const pointsBodySchema = z
  .strictObject({
    clientNow: instantSchema.describe('Now by the clock of the computer, so that its error can be corrected'),
    points: z.array(telemetryPointSchema).min(1).max(MOST_POINTS),
  })
  .superRefine(({ clientNow, points }, { addIssue }) => {
    const far = points.findIndex(({ at }) => Math.abs(Date.parse(at) - Date.parse(clientNow)) > MOST_AWAY_MS);
    if (far === -1) return;
    addIssue({
      code: 'custom',
      path: ['points', far, 'at'],
      message: 'Está a más de una semana de «clientNow»',
    });
  })
  .meta({
    id: 'Points',
    example: {
      clientNow: '2026-11-22T10:00:05Z',
      points: [{ seq: 0, at: '2026-11-22T10:00:00Z', lat: 40.47, lon: -3.56, gsKt: 0, onGround: true }],
    },
  });

const rangeSchema = z.tuple([z.int32(), z.int32()]).describe('First and last number');

/** The server's stored points of a recording. */
export const keptPointsSchema = z
  .object({
    highest: z.int32().nullable().describe('Highest number that is kept'),
    missing: z.array(rangeSchema).describe('Ranges below it that have not arrived; twenty at most'),
    points: z.int32().describe('Points that are kept'),
  })
  .meta({ id: 'KeptPoints' });

const windowSample = z.strictObject({
  at: instantSchema,
  aglFt: number(-200, 10_000, 'Radio height, ft'),
  g: number(-20, 20, 'Load factor, g'),
});

const eventSchema = z
  .strictObject({
    id: z.string().min(1).max(100).describe('Unique within the flight: the same id again changes nothing'),
    kind: z
      .string()
      .regex(/^[a-z0-9_]{1,60}$/)
      .describe(
        'touchdown, atc_speed_approved, minimum_fuel, severe_turbulence, emergency, crash, or any other',
      ),
    at: instantSchema,
    lat: z.number().min(-90).max(90).nullable().default(null),
    lon: z.number().min(-180).max(180).nullable().default(null),
    rateFpm: number(-20_000, 20_000, 'Touchdown: vertical speed, ft/min'),
    g: number(-20, 20, 'Touchdown: largest load factor, g'),
    window: z
      .array(windowSample)
      .max(200)
      .default([])
      .describe('Touchdown: samples from one second before to some seconds after, 5 Hz or more'),
    text: z.string().max(1000).default('').describe('What the recorder says of it'),
  })
  .meta({ id: 'FlightEvent' });

export const eventsBodySchema = z
  .strictObject({ clientNow: instantSchema, events: z.array(eventSchema).min(1).max(100) })
  .meta({
    id: 'FlightEvents',
    example: {
      clientNow: '2026-11-22T11:04:00Z',
      events: [{ id: 'td-1', kind: 'touchdown', at: '2026-11-22T11:03:58Z', rateFpm: -182, g: 1.2 }],
    },
  });
export type KeptPoints = z.infer<typeof keptPointsSchema>;
