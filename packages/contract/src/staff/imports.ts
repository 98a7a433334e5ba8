import { z } from 'zod';
import { pageOf } from '../shared/page.ts';
import { instantSchema, dateSchema } from '../shared/values.ts';
import { MOST_RANK_SIGNS, MOST_RANKS } from '@va/domain/imports/pilots-csv.ts';
import { csvProblemSchema, csvTextSchema } from '../shared/csv-texts.ts';

/** Files that are checked and applied here; those of flights and aircraft have their own pages, and end in the same list. */
export const importedFileKindSchema = z
  .enum(['airports', 'pilots', 'logbook', 'balances'])
  .meta({ id: 'ImportedFileKind' });

export const importKindSchema = z
  .enum([...importedFileKindSchema.options, 'newsky', 'flights', 'aircraft'])
  .meta({ id: 'ImportKind' });

export const importStateSchema = z
  .enum(['reading', 'failed', 'checked', 'applying', 'applied', 'taking_back', 'taken_back'])
  .meta({ id: 'ImportState' });

export const importSchema = z
  .object({
    id: z.uuid(),
    kind: importKindSchema,
    name: z.string().describe('Of the file, or the days that are read'),
    state: importStateSchema,
    good: z.int32().describe('Rows without a problem'),
    refused: z.int32().describe('Rows with a problem'),
    done: z.int32().describe('Rows that are applied, or left of taking them back'),
    skipped: z.int32().describe('Rows that were good when checked, and not when applied'),
    toInvite: z.int32().describe('Pilots of it with a mail address and without an invitation that holds'),
    failure: z.string().nullable().describe('Why reading ended, Spanish'),
    reason: z.string().nullable().describe('Why it was taken back'),
    createdBy: z.string().nullable(),
    createdAt: instantSchema,
    endedAt: instantSchema.nullable(),
  })
  .meta({ id: 'Import' });

export const importListSchema = pageOf(importSchema)
  .extend({ newsky: z.boolean().describe('Whether the server has the key of the airline at NewSky') })
  .meta({ id: 'ImportList' });

/** Most days that one import reads from NewSky. */
export const MOST_NEWSKY_DAYS = 3660;

export type ImportView = z.infer<typeof importSchema>;

export type ImportKind = z.infer<typeof importKindSchema>;

export type ImportedFileKind = z.infer<typeof importedFileKindSchema>;

/** Checking a file, or days of NewSky, before anything is imported. */

export const checkImportBodySchema = z
  .strictObject({
    kind: importedFileKindSchema,
    fileName: z.string().trim().min(1).max(200),
    csv: csvTextSchema,
    ranks: z
      .record(
        z
          .string()
          .trim()
          .min(1)
          .max(MOST_RANK_SIGNS)
          .regex(/^\P{Cc}+$/u, 'lleva signos que no se ven'),
        z.string().max(60),
      )
      .refine((ranks) => Object.keys(ranks).length <= MOST_RANKS, `son más de ${MOST_RANKS} rangos`)
      .default({})
      .describe(
        'Of a file of pilots: what its ranks are here, by the word of the file; kept for the next ones',
      ),
    replaces: z
      .uuid()
      .optional()
      .describe('An own check of the same file that nobody has applied, which this one makes useless'),
  })
  .meta({
    id: 'CheckImport',
    example: { kind: 'balances', fileName: 'saldos.csv', csv: 'callsign,hours\nABC017,12:30' },
  });

export const readNewskyBodySchema = z
  .strictObject({
    from: dateSchema.describe('First day, UTC'),
    until: dateSchema.describe('Last day, UTC'),
  })
  .refine(({ from, until }) => from <= until, { path: ['until'], message: 'Termina antes de empezar' })
  .refine(({ from, until }) => Date.parse(until) - Date.parse(from) < MOST_NEWSKY_DAYS * 86_400_000, {
    path: ['from'],
    message: 'Pide diez años como mucho',
  })
  .meta({ id: 'ReadNewsky', example: { from: '2026-01-01', until: '2026-03-31' } });

export const importCheckSchema = z
  .object({
    import: importSchema.nullable().describe('What can be applied; null when there is nothing'),
    problems: z
      .array(csvProblemSchema)
      .describe('The first thousand; lines of NewSky are flights in its order'),
    problemCount: z.int32().describe('Problems in all'),
    warnings: z
      .array(z.string())
      .describe('What is worth a look in good rows that wait, Spanish; nothing is refused for it'),
    refusedCsv: z.string().nullable().describe('Those rows with what is wrong, to mend and send again'),
    ignored: z.array(z.string()).describe('Columns with contents that are not kept'),
    foreignRanks: z
      .array(
        z.object({
          word: z.string().describe('As the file writes it'),
          rows: z.int32(),
          rank: z.string().nullable().describe('Code of what it stands for here; null where nobody has said'),
        }),
      )
      .describe(
        'Ranks of a file of pilots that are called otherwise here, as they stood for something when it was checked',
      ),
    ranks: z
      .array(z.object({ code: z.string(), title: z.string() }))
      .describe('The ranks that they may stand for; empty where there are none'),
  })
  .meta({ id: 'ImportCheck' });

export type CheckImport = z.output<typeof checkImportBodySchema>;

export type ReadNewsky = z.output<typeof readNewskyBodySchema>;

export type ImportCheck = z.infer<typeof importCheckSchema>;
