import { z } from 'zod';
import { icaoSchema } from './flights.ts';
import { shortCodeSchema } from '../reports/reports.ts';

export const startReportBodySchema = z
  .strictObject({
    clientFlightId: z
      .string()
      .min(1)
      .max(100)
      .describe('The recorder’s own name for this flight: the same name again is the same flight'),
    client: z.string().trim().min(1).max(60).describe('Name of the recorder'),
    clientVersion: z.string().trim().min(1).max(40).optional(),
    booking: shortCodeSchema.optional().describe('Code of the booking; without it a free flight'),
    flight: z
      .strictObject({
        depIcao: icaoSchema,
        arrIcao: icaoSchema,
        icaoType: z
          .string()
          .trim()
          .toUpperCase()
          .regex(/^[A-Z0-9]{2,4}$/),
        number: z.int32().min(1).max(9999).optional().describe('1 to 9999, without the airline’s code'),
      })
      .optional()
      .describe('What is flown, where there is no booking'),
    icaoTypeSeen: z.string().trim().toUpperCase().min(1).max(8).optional().describe('Type in the simulator'),
    addOn: z.string().trim().min(1).max(200).optional().describe('Title of the aircraft in the simulator'),
    plannedFuelKg: z
      .number()
      .min(0)
      .max(400_000)
      .optional()
      .describe('Fuel off block by the plan, kg; 0 without a plan'),
    plannedBlockMin: z.int32().min(1).max(1800).optional().describe('Block time by the plan, minutes'),
    lat: z.number().min(-90).max(90).describe('Degrees, north positive'),
    lon: z.number().min(-180).max(180).describe('Degrees, east positive'),
  })
  .refine(({ booking, flight }) => (booking === undefined) !== (flight === undefined), {
    message: 'Envía «booking» o «flight», uno de los dos',
    path: ['flight'],
  })
  .meta({
    id: 'StartReport',
    example: {
      clientFlightId: '0193-7a',
      client: 'Grabador',
      flight: { depIcao: 'LFPG', arrIcao: 'LFMN', icaoType: 'B738' },
      lat: 49.01,
      lon: 2.55,
    },
  });
