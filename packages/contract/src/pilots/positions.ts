/** Positions of the airline, which staff write at the desk over those of the content. */
import { TITLE_LENGTH } from '@va/domain/rights/positions.ts';
import { z } from 'zod';
import { capabilitySchema, instantSchema, reasonSchema, roleSchema } from '../shared/values.ts';

const rights = {
  roles: z.array(roleSchema).max(5).describe('That it brings'),
  capabilities: z.array(capabilitySchema).max(60).describe('Besides those of its roles'),
};

export const addPositionBodySchema = z
  .strictObject({
    title: z
      .string()
      .trim()
      .normalize('NFC')
      .max(TITLE_LENGTH[1])
      .describe('Name for people; accounts hold it by this name, which stays'),
    ...rights,
    reason: reasonSchema,
  })
  .meta({
    id: 'AddPosition',
    example: {
      title: 'Jefe de Flota',
      roles: ['operations'],
      capabilities: ['training'],
      reason: 'Lleva la flota desde enero.',
    },
  });

export const changePositionBodySchema = z.strictObject({ ...rights, reason: reasonSchema }).meta({
  id: 'ChangePosition',
  example: { roles: ['reviewer'], capabilities: [], reason: 'Ya no cambia el horario.' },
});

export const undoPositionBodySchema = z
  .strictObject({
    reason: z.string().trim().max(2000).optional().describe('Why, where it says something new'),
  })
  .meta({ id: 'UndoPosition', example: { reason: 'Se escribió dos veces.' } });

export const positionParamsSchema = z.strictObject({ id: z.string().min(1).max(60) });

const positionSchema = z.object({ title: z.string(), ...rights });

const changeSchema = z.object({
  id: z.string(),
  title: z.string(),
  at: instantSchema,
  callsign: z.string().nullable().describe('Of who changed it'),
  reason: z.string().nullable(),
  before: positionSchema.nullable().describe('Null where there was no such position'),
  after: positionSchema.nullable().describe('Null where it was taken away'),
  isLast: z.boolean().describe('It is the last change of its position, which can be undone'),
  version: z.int32().describe('Of the position after it, for `If-Match`'),
});

export const leftPositionSchema = z
  .object({
    id: z.string(),
    version: z.int32().describe('For `If-Match`'),
    position: positionSchema.nullable().describe('Null once it is gone'),
  })
  .meta({ id: 'LeftPosition' });

export const positionsSchema = z
  .object({
    items: z.array(
      positionSchema.extend({
        id: z.string(),
        version: z.int32().describe('For `If-Match`; 0 where only the content speaks of it'),
        holders: z.array(z.string()).describe('Callsigns of who holds it'),
        isWritten: z.boolean().describe('Staff have written it; otherwise it is as the content says'),
      }),
    ),
    history: z.array(changeSchema).describe('The latest first, 200 at most'),
  })
  .meta({ id: 'Positions' });

export type Positions = z.infer<typeof positionsSchema>;
export type LeftPosition = z.infer<typeof leftPositionSchema>;
