/** Maintenance: staff say that nothing is booked for now, and why. */
import { MAINTENANCE_LENGTH } from '@va/domain/maintenance.ts';
import { z } from 'zod';
import { instantSchema } from '../shared/values.ts';

const [, most] = MAINTENANCE_LENGTH;
const sentence = z.string().nullable().describe('What pilots read; null where there is none');

export const maintenanceSchema = z.object({ sentence }).meta({ id: 'Maintenance' });

export const maintenancePlanSchema = z
  .object({
    sentence,
    version: z.int32().describe('For `If-Match`'),
    history: z
      .array(
        z.object({
          at: instantSchema,
          callsign: z.string().nullable().describe('Of who changed it'),
          before: sentence,
          after: sentence,
          version: z.int32().describe('After the change'),
        }),
      )
      .describe('The latest first, 200 at most'),
  })
  .meta({ id: 'MaintenancePlan' });

export const changeMaintenanceBodySchema = z
  .strictObject({
    sentence: z
      .string()
      .trim()
      .normalize('NFC')
      .max(most)
      .nullable()
      .describe('What pilots read: what happens and until when; null ends it'),
  })
  .meta({ id: 'ChangeMaintenance', example: { sentence: 'Cambiamos de servidor hasta las 18:00Z.' } });

export type MaintenancePlan = z.infer<typeof maintenancePlanSchema>;
