import { z } from 'zod';
import { flightKindSchema, icaoSchema } from '../flights/flights.ts';
import { dateSchema, optionalReasonSchema, reasonSchema } from '../shared/values.ts';

const minute = z.int32().min(0).max(1439).describe('Minutes after 00:00Z');

/** A flight of the timetable as staff edit it. */
export const timetableFlightSchema = z
  .object({
    id: z.uuid(),
    number: z.int32().describe('1 to 9999, without the airline’s code'),
    dep: z.string(),
    arr: z.string(),
    days: z.int32().describe('Bits: Monday 1, Tuesday 2, … Sunday 64'),
    stdUtc: minute,
    staUtc: minute,
    blockMin: z.int32().describe('Block time, minutes'),
    level: z
      .int32()
      .nullable()
      .describe('Planned flight level, hundreds of feet, up to 600; null where the pilot chooses'),
    types: z.array(z.string()),
    kind: flightKindSchema,
    validFrom: dateSchema,
    validUntil: dateSchema.nullable(),
    isPublic: z.boolean(),
    note: z.string(),
    source: z.enum(['generated', 'import', 'staff']),
    locked: z.boolean(),
    route: z.string().describe('Route to file; empty where the pilot plans it'),
    iataType: z
      .string()
      .nullable()
      .describe('Letter of its IATA service type where it says more than the kind: F is scheduled cargo'),
  })
  .meta({ id: 'TimetableFlight' });

/** The same as it stands in the timetable. */
export const keptFlightSchema = timetableFlightSchema
  .extend({ version: z.int32().describe('Goes into the If-Match of its change') })
  .meta({ id: 'KeptFlight' });

export const timetableSchema = z
  .object({ revision: z.int32(), flights: z.array(keptFlightSchema) })
  .meta({ id: 'Timetable' });

export const timetableCsvSchema = z.object({ csv: z.string() }).meta({ id: 'TimetableCsv' });

const days = z.int32().min(1).max(127).describe('Bits: Monday 1, Tuesday 2, … Sunday 64');
const types = z.array(z.string().max(60)).min(1).max(20).describe('Ids of types, the preferred one first');
const note = z.string().max(200);
const number = z.int32().min(1).max(9999).describe('Without the code of the airline');
const blockMin = z.int32().min(1).max(2879).describe('Minutes from chock to chock');
const route = z
  .string()
  .trim()
  .toUpperCase()
  .regex(
    /^[\x20-\x7e]{0,1000}$/,
    'escribe la ruta como en un plan de vuelo, sin tildes y con 1000 letras como mucho',
  )
  .describe('Route to file; empty where the pilot plans it');

/** A flight that staff add; its arrival and its distance follow from what is written. */
export const addFlightBodySchema = z
  .strictObject({
    number,
    dep: icaoSchema,
    arr: icaoSchema,
    days,
    stdUtc: minute,
    blockMin,
    types,
    level: z
      .int32()
      .min(1)
      .max(600)
      .nullable()
      .default(null)
      .describe('Planned flight level, hundreds of feet; the pilot chooses without it'),
    kind: flightKindSchema.default('line'),
    validFrom: dateSchema.optional().describe('Its first day; today without it'),
    validUntil: dateSchema.nullable().default(null).describe('Its last day'),
    isPublic: z.boolean().default(true).describe('Visitors see it'),
    note: note.default(''),
    route: route.default(''),
    locked: z.boolean().default(false).describe('Leave it as it is'),
    reason: optionalReasonSchema,
  })
  .refine(({ validFrom, validUntil }) => !validFrom || !validUntil || validFrom <= validUntil, {
    path: ['validUntil'],
    message: 'Es anterior al primer día: escribe una fecha posterior',
  })
  .meta({
    id: 'AddFlight',
    example: {
      number: 940,
      dep: 'LFPG',
      arr: 'LFMN',
      days: 127,
      stdUtc: 605,
      blockMin: 95,
      types: ['a320-200'],
      reason: 'Lo piden los pilotos de corto radio.',
    },
  });

/**
 * Staff's changes of a flight; the generator then no longer changes it. A new number or new airports make it another
 * flight, which replaces this one from tomorrow.
 */
export const changeFlightBodySchema = z
  .strictObject({
    number: number.optional(),
    dep: icaoSchema.optional(),
    arr: icaoSchema.optional(),
    blockMin: blockMin.optional(),
    stdUtc: minute.optional(),
    days: days.optional(),
    types: types.optional(),
    note: note.optional(),
    route: route.optional(),
    validUntil: dateSchema.nullable().optional().describe('Its last day'),
    isPublic: z.boolean().optional(),
    locked: z.boolean().optional().describe('Leave it as it is; without a lock it is of the generator again'),
    reason: reasonSchema,
  })
  .meta({
    id: 'ChangeFlight',
    example: { stdUtc: 485, note: 'Sale más tarde por obras.', reason: 'Obras en la pista.' },
  });

/** Why a flight of the timetable is as it is. */
export const flightReasonsSchema = z
  .object({ why: z.array(z.string()).describe('Spanish sentences, from the pair to the row') })
  .meta({ id: 'FlightReasons' });
