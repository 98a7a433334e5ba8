/** Journeys of a pilot as a passenger. */
import { z } from 'zod';
import { icaoSchema, placeSchema } from '../flights/flights.ts';
import { idSchema, instantSchema } from '../shared/values.ts';

const transferSchema = z
  .object({
    id: z.uuid(),
    from: placeSchema,
    to: placeSchema,
    at: instantSchema,
    undoneAt: instantSchema.nullable().describe('When it was taken back; null while it stands'),
    undo: z.boolean().describe('Whether it can be taken back now'),
  })
  .meta({ id: 'Transfer' });

export const transfersSchema = z
  .object({
    place: placeSchema.describe('Where the pilot is'),
    perMonth: z.int32().describe('0 where the airline has none'),
    left: z.int32().describe('This month, UTC'),
    farthestNm: z.int32().describe('NM; 0 for any distance'),
    waitHours: z.int32().describe('From one to the next, hours'),
    nextAt: instantSchema.nullable().describe('When the next one can be made; null for now'),
    refusal: z.string().nullable().describe('Why none can be made now, in Spanish; null where one can'),
    items: z.array(transferSchema).describe('The last ones, the newest first'),
  })
  .meta({ id: 'Transfers' });

export type Transfers = z.infer<typeof transfersSchema>;

export const makeTransferBodySchema = z
  .strictObject({ to: icaoSchema.describe('An airport of the network') })
  .meta({ id: 'MakeTransfer', example: { to: 'LEPA' } });

export const transferParamsSchema = z.object({ id: idSchema });
