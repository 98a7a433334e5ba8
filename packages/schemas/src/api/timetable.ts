import { z } from 'zod';
import { flightKindSchema } from './flights.ts';
import { dateSchema, reasonSchema } from './values.ts';

const minute = z.int32().min(0).max(1439).describe('Minutes after 00:00Z');

/** A flight of the timetable as staff edit it. */
export const timetableFlightSchema = z
  .object({
    id: z.uuid(),
    number: z.int32(),
    dep: z.string(),
    arr: z.string(),
    days: z.int32().describe('Bits: Monday 1, Tuesday 2, … Sunday 64'),
    stdUtc: minute,
    staUtc: minute,
    blockMin: z.int32(),
    types: z.array(z.string()),
    kind: flightKindSchema,
    validFrom: dateSchema,
    validUntil: dateSchema.nullable(),
    isPublic: z.boolean(),
    note: z.string(),
    source: z.enum(['generated', 'import', 'staff']),
    locked: z.boolean(),
  })
  .meta({ id: 'TimetableFlight' });

export const timetableSchema = z
  .object({ revision: z.int32(), flights: z.array(timetableFlightSchema) })
  .meta({ id: 'Timetable' });

export const timetableCsvSchema = z.object({ csv: z.string() }).meta({ id: 'TimetableCsv' });

/** What of a flight staff may change; from then on it is theirs, and the generator leaves it alone. */
export const changeFlightBodySchema = z
  .strictObject({
    stdUtc: minute.optional(),
    days: z.int32().min(1).max(127).optional(),
    types: z.array(z.string().max(60)).min(1).max(20).optional(),
    note: z.string().max(200).optional(),
    validUntil: dateSchema.nullable().optional().describe('Its last day'),
    isPublic: z.boolean().optional(),
    locked: z.boolean().optional().describe('Leave it as it is; without a lock it is of the generator again'),
    reason: reasonSchema,
  })
  .meta({ id: 'ChangeFlight' });

/** Why a flight of the timetable is as it is. */
export const flightReasonsSchema = z
  .object({ why: z.array(z.string()).describe('Spanish sentences, from the pair to the row') })
  .meta({ id: 'FlightReasons' });
