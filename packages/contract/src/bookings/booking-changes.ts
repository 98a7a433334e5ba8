import { z } from 'zod';
import { registrationSchema } from '../flights/flights.ts';
import { callsignSchema, instantSchema } from '../shared/values.ts';

export const changeBookingBodySchema = z
  .strictObject({
    std: instantSchema.optional(),
    typeId: z.string().max(60).optional(),
    tail: registrationSchema.optional(),
    acceptSharedTail: z.boolean().default(false),
    secondPilot: callsignSchema.nullable().optional(),
  })
  .meta({ id: 'ChangeBooking', example: { tail: 'F-ABCD' } });

export const cancelByCompanyBodySchema = z
  .strictObject({ reason: z.string().trim().max(2000) })
  .meta({ id: 'CancelByCompany', example: { reason: 'El aeropuerto de destino está cerrado.' } });
