import { FAMILIES, HELICOPTER, NO_HELICOPTERS } from '@va/domain/fleet/type-families.ts';
import { FIGURES } from '@va/domain/fleet/type-figures.ts';
import { ENGINES_LENGTH, MODEL_LENGTH, WINGTIPS } from '@va/domain/fleet/type-sheet.ts';
import { z } from 'zod';
import { instantSchema, keysOf } from '../shared/values.ts';

const [, mostModel] = MODEL_LENGTH;
const [, mostEngines] = ENGINES_LENGTH;

/** An enum schema of the keys of a domain table whose values are objects. */
const keyed = <K extends string>(table: Readonly<Record<K, object>>) =>
  Object.fromEntries(Object.keys(table).map((key) => [key, key])) as { [P in K]: P };

const familySchema = z
  .enum(keyed(FAMILIES), { error: ({ input }) => (input === HELICOPTER ? NO_HELICOPTERS : undefined) })
  .meta({ id: 'TypeFamily' });

/** A type of aircraft as staff describe it; which figures it has, and within what, follows from its family. */
export const typeSheetSchema = z
  .strictObject({
    model: z
      .string()
      .trim()
      .normalize('NFC')
      .max(mostModel)
      .describe('Name for people; its id follows from it'),
    family: familySchema,
    icaoType: z.string().trim().toUpperCase().max(4).describe('ICAO designator'),
    engines: z.string().trim().normalize('NFC').max(mostEngines).describe('Number, maker and model'),
    wingtip: keysOf(WINGTIPS).meta({ id: 'Wingtip' }),
    highWing: z.boolean().describe('The wing stands on the fuselage'),
    figures: z
      .partialRecord(z.enum(keyed(FIGURES)), z.number())
      .describe('By their names, each with its unit at the end: metres, kg, kt, NM, minutes, flight level'),
  })
  .meta({ id: 'TypeSheet' });

const reason = z.string().trim().max(2000).optional().describe('Why, where it says something new');

const example = {
  model: 'B737-800',
  family: 'narrow_jet',
  icaoType: 'B738',
  engines: '2 × CFM56-7B26',
  wingtip: 'winglet',
  highWing: false,
  figures: { lengthM: 39.5, mtowKg: 79010 },
} as const;

export const writeTypeBodySchema = z
  .strictObject({ sheet: typeSheetSchema, reason })
  .meta({ id: 'WriteType', example: { sheet: example } });

export const typeReasonBodySchema = z
  .strictObject({ reason })
  .meta({ id: 'TypeReason', example: { reason: 'Se escribió dos veces.' } });

export const typeParamsSchema = z.strictObject({ id: z.string().min(1).max(60) });

const changeSchema = z.object({
  id: z.string(),
  at: instantSchema,
  callsign: z.string().nullable().describe('Of who changed it'),
  reason: z.string().nullable(),
  before: typeSheetSchema.nullable().describe('Null where there was no such type'),
  after: typeSheetSchema.nullable().describe('Null where it was taken away'),
  isLast: z.boolean().describe('It is the last change of its type, which can be undone'),
  version: z.int32().describe('Of the type after it, for `If-Match`'),
});

export const writtenTypeSchema = z
  .object({
    id: z.string(),
    version: z.int32().describe('For `If-Match`'),
    sheet: typeSheetSchema.nullable(),
  })
  .meta({ id: 'WrittenType' });

export const writtenTypesSchema = z
  .object({
    items: z.array(writtenTypeSchema.extend({ sheet: typeSheetSchema, tails: z.int32() })),
    history: z.array(changeSchema).describe('The latest first, 200 at most'),
  })
  .meta({ id: 'WrittenTypes' });

export type WrittenTypes = z.infer<typeof writtenTypesSchema>;

export const contentTextsSchema = z
  .object({
    files: z.array(
      z.object({
        path: z.string().describe('From the root, such as `content/fleet.yaml`'),
        text: z.string(),
      }),
    ),
  })
  .meta({ id: 'ContentTexts' });
