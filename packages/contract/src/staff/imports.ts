import { z } from 'zod';
import { pageOf } from '../shared/page.ts';
import { instantSchema } from '../shared/values.ts';

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
