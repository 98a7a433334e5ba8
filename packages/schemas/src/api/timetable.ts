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

/** What is wrong with a cell of a file, or with a whole row of it. */
export const csvProblemSchema = z.object({
  line: z.int32(),
  column: z.string(),
  value: z.string(),
  wrong: z.string(),
  write: z.string(),
});

export const timetableCsvSchema = z.object({ csv: z.string() }).meta({ id: 'TimetableCsv' });

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
    same: z.int32(),
    findings: z.array(
      z.object({ level: z.enum(['error', 'warning']), code: z.string(), message: z.string() }),
    ),
    problems: z.array(csvProblemSchema).describe('Rows of a file that were refused; empty for a proposal'),
    refusedCsv: z.string().nullable().describe('Those rows with what is wrong, to mend and send again'),
    ignored: z.array(z.string()).describe('Columns with contents that are not kept'),
  })
  .meta({ id: 'TimetableReview' });

/** Room for 100 000 rows. */
const MOST_CSV_SIGNS = 24_000_000;
/** Largest body of an import, bytes. */
export const MOST_IMPORT_BYTES = 32_000_000;

/** The text of a file. */
export const csvTextSchema = z
  .string()
  .min(1)
  .max(MOST_CSV_SIGNS)
  .describe('In the columns of phpVMS, UTF-8; up to 100 000 rows');

/** Name of a file in the list of imports. */
export const fileNameSchema = z.string().trim().min(1).max(200).default('archivo.csv');

const csvFields = {
  csv: csvTextSchema,
  localTimes: z.boolean().default(false).describe('The times are local standard times of the airports'),
};

export const checkTimetableBodySchema = z.strictObject(csvFields).meta({ id: 'CheckTimetable' });

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
  .meta({ id: 'ApplyTimetable' });

export const applyProposalBodySchema = z
  .strictObject({ revision: z.int32(), reason: reasonSchema })
  .meta({ id: 'ApplyProposal' });

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
