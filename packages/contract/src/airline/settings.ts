import { z } from 'zod';
import { instantSchema, reasonSchema } from '../shared/values.ts';

const settingSchema = z
  .object({
    key: z.string(),
    title: z.string().describe('Spanish'),
    note: z.string().describe('Spanish: what follows from it'),
    unit: z.string().describe('Spanish, in the plural'),
    min: z.int().describe('Smallest value, in its unit'),
    max: z.int().describe('Largest value, in its unit'),
    usual: z.int().describe('What the content says'),
    value: z.int().describe('What is in force'),
    mine: z.boolean().describe('Whether who asks may change it'),
    history: z
      .array(
        z.object({
          at: instantSchema,
          actor: z.string(),
          from: z.number(),
          to: z.number(),
          reason: z.string().nullable(),
        }),
      )
      .describe('The last 20 changes, the newest first'),
  })
  .meta({ id: 'Setting' });

export const settingsSchema = z.object({ items: z.array(settingSchema) });

export const settingParamsSchema = z.strictObject({ key: z.string().max(100) });

export const changeSettingBodySchema = z
  .strictObject({
    from: z.int().describe('The value that was read'),
    value: z.int().nullable().describe('The new one; null goes back to what the content says'),
    reason: reasonSchema,
  })
  .meta({
    id: 'ChangeSetting',
    example: { from: 48, value: 72, reason: 'Los fines de semana se planean con más tiempo' },
  });

export type SettingView = z.infer<typeof settingSchema>;
