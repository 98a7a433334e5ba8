import { z } from 'zod';
import { dateSchema, reasonSchema } from '../shared/values.ts';
import { csvProblemSchema, csvTextSchema, fileNameSchema } from '../shared/csv-texts.ts';
import { timetableFlightSchema } from './timetable.ts';

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
