import { z } from 'zod';

/** A problem with a cell or a row of a CSV file. */
export const csvProblemSchema = z.object({
  line: z.int32().describe('Of the file, from 1, the header'),
  column: z.string(),
  value: z.string(),
  wrong: z.string(),
  write: z.string(),
});

/** Longest CSV text, characters; enough for 100 000 rows. */
const MOST_CSV_SIGNS = 24_000_000;

/** Largest body of an import, bytes. */
export const MOST_IMPORT_BYTES = 32_000_000;

/** The text of a file. */
export const csvTextSchema = z
  .string()
  .min(1)
  .max(MOST_CSV_SIGNS)
  .describe('In the columns of phpVMS, with commas or semicolons, UTF-8; up to 100 000 rows');

/** A file for spreadsheets. */
export const csvFileSchema = z
  .object({
    csv: z.string().describe('Its text: a header, commas, times in UTC; cells like formulas are quoted'),
  })
  .meta({ id: 'CsvFile' });

/** Name of a file in the list of imports. */
export const fileNameSchema = z.string().trim().min(1).max(200).default('archivo.csv');
