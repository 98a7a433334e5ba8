import { z } from 'zod';
import { serviceSchema } from './fleet.ts';
import { csvProblemSchema, csvTextSchema, fileNameSchema } from '../shared/csv-texts.ts';

/** A tail as a file of aircraft says it. */
const rowSchema = z
  .object({
    registration: z.string(),
    typeId: z.string(),
    icaoType: z.string(),
    place: z.string().describe('ICAO code of where it is'),
    base: z.string(),
    service: serviceSchema,
  })
  .meta({ id: 'AircraftRow' });

/** What a file of aircraft would change. Nothing is applied before somebody has seen this. */
export const fleetReviewSchema = z
  .object({
    seen: z.string().describe('To send with the order to apply: what is applied is what was seen'),
    counts: z
      .object({ added: z.int32(), changed: z.int32(), problems: z.int32() })
      .describe('How many there are of each; the lists hold the first thousand'),
    added: z.array(rowSchema),
    changed: z.array(
      z.object({
        before: rowSchema,
        after: rowSchema,
        fields: z.array(z.enum(['base', 'place', 'service'])),
      }),
    ),
    same: z.int32().describe('Aircraft that the file leaves as they are'),
    problems: z.array(csvProblemSchema).describe('What is wrong; a row may have several'),
    refused: z.int32().describe('Rows of the file with a problem'),
    refusedCsv: z.string().nullable().describe('Those rows with what is wrong, to mend and send again'),
    ignored: z.array(z.string()).describe('Columns with contents that are not kept'),
    importId: z
      .uuid()
      .nullable()
      .describe('Where what was applied can be taken back; null before, and where nothing changed'),
  })
  .meta({ id: 'FleetReview' });

export const checkFleetBodySchema = z
  .strictObject({ csv: csvTextSchema })
  .meta({ id: 'CheckFleet', example: { csv: 'subfleet,registration,status\nB738,F-ABCD,A\n' } });

export const applyFleetBodySchema = z
  .strictObject({
    csv: csvTextSchema,
    fileName: fileNameSchema,
    seen: z.string().max(100).describe('Of the review that was seen'),
    reason: z.string().trim().min(1).max(2000).describe('For the history of each tail'),
    partial: z
      .boolean()
      .default(false)
      .describe('Apply the rows without problems although others were refused'),
  })
  .meta({
    id: 'ApplyFleet',
    example: {
      csv: 'subfleet,registration,status\nB738,F-ABCD,A\n',
      seen: '1-1-0',
      reason: 'Llega un avión nuevo.',
    },
  });
