/** Events: what is flown when, who signed up, and what came of it. */
import { EVENT_ENDS } from '@va/domain/events/event.ts';
import { z } from 'zod';
import { placeSchema, icaoSchema } from '../flights/flights.ts';
import { dateSchema, instantSchema, keysOf, optionalReasonSchema, reasonSchema } from '../shared/values.ts';

const eventEndsSchema = keysOf(EVENT_ENDS).meta({ id: 'EventEnds' });

const networkSchema = z.enum(['vatsim', 'ivao']);

const eventFacts = {
  id: z.uuid(),
  name: z.string(),
  body: z.string().describe('Paragraphs, separated by a blank line'),
  startsAt: instantSchema.describe('A flight belongs to it by its off block'),
  endsAt: instantSchema,
  advertiseFrom: instantSchema.describe('From when on pilots see it'),
  airports: z.array(placeSchema),
  countsOn: eventEndsSchema,
  types: z.array(z.object({ id: z.string(), model: z.string() })).describe('None: every type'),
  networks: z.array(networkSchema).describe('None: offline counts too'),
  ranks: z.array(z.object({ code: z.string(), title: z.string() })).describe('None: every rank'),
  points: z.int32().describe('Once for each pilot'),
  signup: z.boolean().describe('Only who signed up before off block takes part'),
  capacity: z.int32().nullable().describe('Most pilots; null for no limit'),
  slotMinutes: z.int32().nullable().describe('Minutes between departures; null without slots'),
  isPublic: z.boolean().describe('Visitors see it too'),
  cancelled: z.object({ at: instantSchema, reason: z.string() }).nullable(),
  signedUp: z.int32().describe('Pilots who signed up'),
  tookPart: z.int32().describe('Pilots with the points of the event'),
  placesLeft: z.int32().nullable().describe('Null for no limit'),
  own: z
    .object({
      signedAt: instantSchema.nullable(),
      slot: instantSchema.nullable(),
      refusal: z
        .object({ message: z.string(), wayOut: z.string().optional() })
        .nullable()
        .describe('Why the caller cannot sign up now, or change it where one has signed up'),
      mayWithdraw: z.boolean(),
    })
    .nullable()
    .describe('Null for a visitor'),
  version: z.int32().describe('For `If-Match`'),
};

export const eventSummarySchema = z.object(eventFacts).meta({ id: 'EventSummary' });

export const eventDetailSchema = z
  .object({
    ...eventFacts,
    slots: z.array(z.object({ at: instantSchema, free: z.boolean() })),
    flights: z
      .array(
        z.object({
          flightId: z.uuid(),
          number: z.int32().describe('1 to 9999, without the airline’s code'),
          date: dateSchema,
          std: instantSchema,
          dep: placeSchema,
          arr: placeSchema,
        }),
      )
      .describe('Departures of the timetable that belong to it, those from where the caller is first'),
    free: z
      .object({ dep: placeSchema, arr: placeSchema, std: instantSchema })
      .nullable()
      .describe('A free flight to propose'),
    bookingCode: z.string().nullable().describe('The open booking of the caller for it'),
    flown: z
      .object({ code: z.string(), state: z.enum(['counts', 'pending', 'no']), reason: z.string().nullable() })
      .nullable()
      .describe('The flight of the caller around it: the one that counts, or else the last one'),
  })
  .meta({ id: 'Event' });

export const eventParamsSchema = z.object({ id: z.uuid() });

export const signUpBodySchema = z
  .strictObject({ slot: instantSchema.optional().describe('Where the event has slots') })
  .meta({ id: 'SignUp', example: {} });

export type EventSummary = z.infer<typeof eventSummarySchema>;

export type EventDetail = z.infer<typeof eventDetailSchema>;

/** Pilots of an event. One pilot of an event. */
export const eventPilotSchema = z
  .object({
    callsign: z.string(),
    name: z.string().optional().describe('With consent, or for who may see it'),
    slot: instantSchema.nullable(),
    state: z.enum(['signed', 'pending', 'counts', 'no']).describe('«no» once it is over without a flight'),
    flight: z
      .object({
        dep: z.string(),
        arr: z.string(),
        offBlock: instantSchema,
        score: z.int32().nullable(),
        coverage: z.number().nullable().describe('Percent of the rules’ weight that could be judged'),
      })
      .nullable(),
    own: z.boolean(),
  })
  .meta({ id: 'EventPilot' });

export type EventPilot = z.infer<typeof eventPilotSchema>;

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
