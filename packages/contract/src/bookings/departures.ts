/** Departures that can be booked, and what is free of them. */
import { POINTS_REASONS } from '@va/domain/points/points-rules.ts';
import { z } from 'zod';
import { dateSchema, instantSchema, keysOf } from '../shared/values.ts';
import { pageQuerySchema } from '../shared/page.ts';
import { flightKindSchema, icaoSchema, placeSchema, refusalSchema } from '../flights/flights.ts';

const worthItemSchema = z.object({
  reason: keysOf(POINTS_REASONS).meta({ id: 'PointsReason' }),
  points: z.int32().describe('Whole points'),
  why: z.string(),
});

/** The points of a future flight: those that are certain if it is valid, and those that depend on how it is flown. */
export const worthSchema = z
  .object({
    sure: z.array(worthItemSchema).readonly(),
    possible: z.array(worthItemSchema).readonly(),
    least: z.int32().describe('Whole points, for a valid flight'),
    most: z.int32().describe('Whole points, with everything that is possible'),
  })
  .meta({ id: 'Worth' });

export const returnSchema = z
  .object({
    flightId: z.uuid(),
    number: z.int32().describe('1 to 9999, without the airline’s code'),
    date: dateSchema,
    std: instantSchema,
    sta: instantSchema,
    typeId: z.string(),
  })
  .meta({ id: 'ReturnFlight' });

/** A flight of the timetable on one date. */
export const departureSchema = z
  .object({
    flightId: z.uuid(),
    number: z.int32().describe('1 to 9999, without the airline’s code'),
    date: dateSchema.describe('Of departure, UTC'),
    dep: placeSchema,
    arr: placeSchema,
    std: instantSchema,
    sta: instantSchema,
    blockMin: z.int32().describe('Block time, minutes'),
    distanceNm: z.number().describe('Great circle, NM'),
    kind: flightKindSchema,
    note: z.string(),
    types: z.array(z.object({ id: z.string(), model: z.string() })),
    typeId: z.string().describe('The type that booking takes when none is named'),
    freeTails: z.array(z.string()).describe('Registrations of that type that nobody holds then'),
    tail: z.string().nullable().describe('The tail that booking takes when none is named'),
    tailShared: z.boolean().describe('Somebody holds that tail; it can be shared when the pilot accepts'),
    worth: worthSchema,
    focus: z.array(z.string()).describe('Its Focus Airports'),
    events: z
      .array(
        z.object({
          id: z.uuid(),
          name: z.string(),
          own: z.boolean().describe('A booking of this pilot would be for it; true for one of them at most'),
        }),
      )
      .describe('Events that it belongs to'),
    stage: z
      .object({ tour: z.string(), name: z.string().describe('Of the tour'), n: z.int32() })
      .nullable()
      .describe('The own next stage that it would be'),
    daylight: z.boolean().describe('The sun is up at the destination on arrival'),
    lastFlownAt: instantSchema.nullable(),
    returns: z.array(returnSchema).describe('Ways back on the same day, the shortest day first'),
    likes: z
      .array(z.string())
      .describe(
        'Why this pilot may like it, in words: they have its scenery, a preferred aircraft can fly it',
      ),
    bookingCode: z.string().nullable().describe('Own booking of it'),
    refusals: z.array(refusalSchema).nullable().describe('Why it cannot be booked; null to visitors'),
  })
  .meta({ id: 'Departure' });

const flag = z.literal('true').optional();

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'escribe la hora como 06:30');

export const departuresQuerySchema = pageQuerySchema.extend({
  origin: icaoSchema.optional(),
  here: flag.describe('From where the pilot is, unless an origin is given'),
  destination: icaoSchema.optional(),
  date: dateSchema.optional().describe('Without it, everything that can be booked from now on'),
  days: z.coerce.number().int().min(1).max(8).default(1).describe('Days from the date on'),
  from: clock.optional().describe('Departure at or after, UTC'),
  to: clock.optional().describe('Departure at or before, UTC'),
  timeMin: z.coerce.number().int().min(30).max(2880).optional().describe('Minutes that the pilot has'),
  returnSameDay: flag,
  type: z.string().max(60).optional().describe('Id of a type'),
  neverFlown: flag,
  notFlownForDays: z.coerce
    .number()
    .int()
    .min(1)
    .max(3650)
    .optional()
    .describe('Days without this flight by the pilot; never flown counts too'),
  tourStage: flag.describe('Next stages of one’s tours'),
  focus: flag,
  event: flag,
  continuation: flag,
  daylight: flag,
  freeTails: flag,
  ownScenery: flag.describe('To airports of which the pilot has the scenery'),
  likedTail: flag.describe('That a preferred aircraft of the pilot can fly'),
  routes: flag.describe('Also answer `routes`, for a map'),
  q: z.string().trim().min(1).max(60).optional().describe('Number, code, airport or city'),
});

const countSchema = z.record(z.string(), z.int32());

export const departuresSchema = z
  .object({
    items: z.array(departureSchema),
    next: z.string().optional(),
    total: z.int32().describe('Departures found, in all parts'),
    bookable: z.int32().nullable().describe('How many of this part can be booked; null to visitors'),
    counts: z.object({
      lifted: countSchema.describe('Results without a filter that is on'),
      added: countSchema.describe('Results with a filter that is off'),
      origins: countSchema,
      destinations: countSchema,
      cities: z
        .record(z.string(), z.string())
        .describe('Name of each airport of `origins` and `destinations`'),
      types: countSchema,
      days: countSchema.describe('Results of each date, UTC'),
    }),
    routes: z
      .array(z.object({ dep: placeSchema, arr: placeSchema, departures: z.int32() }))
      .optional()
      .describe('Results between each two airports, most first'),
    advice: z
      .object({
        lift: z.enum(['one', 'all_of', 'none']),
        filters: z.array(z.object({ name: z.string(), results: z.int32() })),
      })
      .nullable()
      .describe('Which filters to lift when there are no results'),
    place: z
      .object({ icao: z.string(), city: z.string(), since: instantSchema.nullable() })
      .nullable()
      .describe('Where the pilot is'),
    likes: z
      .object({ sceneries: z.int32(), tails: z.int32() })
      .nullable()
      .describe('How many airports and aircraft the pilot likes; null to visitors'),
  })
  .meta({ id: 'Departures' });

export const departureParamsSchema = z.object({
  id: z
    .union([z.uuid(), z.coerce.number().int().min(1).max(9999)])
    .describe('Of the flight; or its number, 1 to 9999, without the airline’s code'),
  date: dateSchema,
});

const tailChoiceSchema = z
  .object({
    registration: z.string(),
    typeId: z.string(),
    icaoType: z.string(),
    service: z.string(),
    place: z.object({ icao: z.string(), since: instantSchema.nullable() }),
    held: z.array(z.object({ from: instantSchema, until: instantSchema, callsign: z.string().nullable() })),
    window: z
      .object({ from: instantSchema, until: instantSchema })
      .describe('When this flight would hold it: from before departure to the end of the stop after arrival'),
    free: z.boolean(),
    shareable: z.boolean(),
  })
  .meta({ id: 'TailChoice' });

/** One departure with everything that a choice needs. */
export const availabilitySchema = z
  .object({
    departure: departureSchema,
    tails: z.array(tailChoiceSchema),
    conditions: z.array(z.object({ met: z.boolean(), title: z.string(), text: z.string() })),
    graceUntil: instantSchema,
    days: z.int32().describe('When the flight goes: bits, Monday 1, Tuesday 2, … Sunday 64'),
    abandonedPoints: z.int32().describe('Points that it costs when that passes, 0 or less'),
  })
  .meta({ id: 'Availability' });
