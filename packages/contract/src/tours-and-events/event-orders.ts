import { z } from 'zod';
import { icaoSchema } from '../flights/flights.ts';
import { instantSchema, optionalReasonSchema, reasonSchema } from '../shared/values.ts';
import { eventEndsSchema, networkSchema } from './events.ts';

const list = (most: number) => z.array(z.string().trim().min(1).max(60)).max(most).default([]);

/** What staff write of an event. */
export const writeEventBodySchema = z
  .strictObject({
    name: z.string().trim().min(3).max(80),
    body: z.string().trim().max(4000).default(''),
    startsAt: instantSchema,
    endsAt: instantSchema,
    advertiseFrom: instantSchema.optional().describe('At once without it'),
    airports: z.array(icaoSchema).min(1).max(20),
    countsOn: eventEndsSchema,
    types: list(20),
    networks: z.array(networkSchema).max(2).default([]),
    ranks: list(20).describe('Only with sign-up'),
    points: z.int32().min(0).max(1000).optional().describe('Those of the rules without it'),
    signup: z.boolean(),
    capacity: z.int32().min(1).max(1000).nullable().default(null).describe('Only with sign-up'),
    slotMinutes: z.int32().min(1).max(240).nullable().default(null).describe('Only with sign-up'),
    isPublic: z.boolean().default(true),
    reason: reasonSchema,
  })
  .meta({
    id: 'WriteEvent',
    example: {
      name: 'Noche de otoño',
      startsAt: '2026-12-05T18:00:00Z',
      endsAt: '2026-12-05T22:00:00Z',
      airports: ['LFPG'],
      countsOn: 'arrival',
      signup: true,
      reason: 'Lo piden los pilotos de corto radio.',
    },
  });

/** A new event, whose words say what it is for. */
export const createEventBodySchema = writeEventBodySchema
  .extend({ reason: optionalReasonSchema })
  .meta({ ...writeEventBodySchema.meta(), id: 'CreateEvent' });

export const cancelEventBodySchema = z
  .strictObject({ reason: reasonSchema })
  .meta({ id: 'CancelEvent', example: { reason: 'La red cierra por mantenimiento.' } });

export type WriteEvent = z.input<typeof writeEventBodySchema>;

export type CreateEvent = z.input<typeof createEventBodySchema>;
