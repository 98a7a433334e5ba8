import { z } from 'zod';
import { flightKindSchema, icaoSchema } from '../flights/flights.ts';
import { dateSchema, optionalReasonSchema, reasonSchema } from '../shared/values.ts';
import { csvProblemSchema, csvTextSchema, fileNameSchema } from '../shared/csv-texts.ts';

const minute = z.int32().min(0).max(1439).describe('Minutes after 00:00Z');

/** A flight of the timetable as staff edit it. */
const timetableFlightSchema = z
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

/** What a new timetable would change, and what is wrong with it. Nothing is applied before somebody has seen it. */
export const timetableReviewSchema = z
  .object({
    revision: z.int32().describe('Of the timetable that it was compared with'),
    counts: z
      .object({
        added: z.int32(),
        changed: z.int32(),
        ended: z.int32(),
        findings: z.int32(),
        problems: z.int32(),
      })
      .describe('How many there are of each; the lists hold the first thousand'),
    added: z.array(timetableFlightSchema),
    changed: z.array(
      z.object({
        before: timetableFlightSchema,
        after: timetableFlightSchema,
        fields: z.array(z.string()),
      }),
    ),
    ended: z.array(timetableFlightSchema),
    same: z.int32().describe('Flights that stay as they are'),
    findings: z.array(
      z.object({ level: z.enum(['error', 'warning']), code: z.string(), message: z.string() }),
    ),
    peaks: z
      .array(z.object({ model: z.string(), peak: z.int32(), tails: z.int32() }))
      .describe('How many aircraft of each type fly at once at most in a week, and how many are in service'),
    problems: z.array(csvProblemSchema).describe('Rows of a file that were refused; empty for a proposal'),
    refused: z.int32().describe('How many those rows are: one may have several problems'),
    refusedCsv: z.string().nullable().describe('Those rows with what is wrong, to mend and send again'),
    ignored: z.array(z.string()).describe('Columns with contents that are not kept'),
    notes: z.array(z.string()).describe('What became of good rows that is worth a look, Spanish sentences'),
    importId: z
      .uuid()
      .nullable()
      .describe('Where what was applied can be taken back; null before, and where nothing changed'),
  })
  .meta({ id: 'TimetableReview' });

const CSV =
  'airline,flight_number,dpt_airport,arr_airport,days,dpt_time,arr_time,flight_time,subfleets\n' +
  'ABC,101,LFPG,EIDW,135,0810,0950,100,B738\n';

const csvFields = {
  csv: csvTextSchema,
  localTimes: z.boolean().default(false).describe('The times are local standard times of the airports'),
  mode: z
    .enum(['add', 'replace'])
    .default('add')
    .describe(
      'What the file does to what is there: add and change, or replace all that is not locked from `validFrom` on',
    ),
  validFrom: dateSchema.optional().describe('First day of rows that say none; today without it'),
};

export const checkTimetableBodySchema = z
  .strictObject(csvFields)
  .meta({ id: 'CheckTimetable', example: { csv: CSV } });

export const applyTimetableBodySchema = z
  .strictObject({
    ...csvFields,
    fileName: fileNameSchema,
    revision: z.int32().describe('Of the review that was seen'),
    partial: z
      .boolean()
      .default(false)
      .describe('Apply the rows without problems although others were refused'),
    reason: reasonSchema,
  })
  .meta({ id: 'ApplyTimetable', example: { csv: CSV, revision: 12, reason: 'Horario de invierno.' } });

export const applyProposalBodySchema = z
  .strictObject({ revision: z.int32(), reason: reasonSchema })
  .meta({ id: 'ApplyProposal', example: { revision: 12, reason: 'Horario de invierno.' } });
