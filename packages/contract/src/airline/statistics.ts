/** What flights add up to: of one pilot, and of the airline. */
import { z } from 'zod';
import { icaoSchema, placeSchema } from '../flights/flights.ts';
import { dateSchema, instantSchema, monthSchema } from '../shared/values.ts';

/** The figures of a pilot that every page shows alike. */
export const pilotTotalsSchema = z
  .object({
    flights: z.int32().describe('Those that count'),
    minutes: z.int32().describe('Sum of the entries of hours, which take no more than is there'),
    points: z.int32().describe('The balance'),
    meanScore: z.number().nullable().describe('Tenths, of the last 20 with a score that counts'),
    lastFlightAt: instantSchema.nullable().describe('On block of the last flight that was accepted'),
  })
  .meta({ id: 'PilotTotals' });

export const statisticsQuerySchema = z.strictObject({
  from: dateSchema.optional().describe('First day by off block, UTC'),
  to: dateSchema.optional().describe('Last day'),
  airport: icaoSchema.optional().describe('Where the flight began or ended'),
  type: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{2,4}$/)
    .optional()
    .describe('ICAO designator of the type'),
});

/** What all pilots try to reach together this month, by the flights that count. */
export const goalSchema = z
  .object({
    goal: z
      .object({
        title: z.string(),
        month: monthSchema,
        of: z.enum(['hours', 'airports', 'tour']),
        tour: z
          .object({ id: z.string(), name: z.string() })
          .nullable()
          .describe('Whose stages are counted, each once however many passed it'),
        done: z.int32().describe('Whole hours, airports or stages'),
        need: z.int32(),
        met: z.boolean(),
        until: instantSchema.describe('End of the month'),
      })
      .nullable()
      .describe('Null where the airline has none, and to visitors where it is for pilots alone'),
    forPilots: z.boolean().describe('There is one this month, which visitors do not see'),
  })
  .meta({ id: 'CommunityGoal' });

const flown = {
  flights: z.int32(),
  minutes: z.int32().describe('That count'),
};

/** The figures of some flights, split in four ways; every split adds up to the whole, airports to twice the flights. */
export const statisticsSchema = z
  .object({
    ...flown,
    distanceNm: z.number().describe('Flown, NM'),
    firstYear: z.int32().nullable().describe('Of the first flight ever, whatever the period'),
    months: z.array(z.object({ month: monthSchema, ...flown })).describe('With flights, the first one first'),
    types: z.array(z.object({ type: z.string().nullable(), ...flown })),
    airports: z.array(z.object({ place: placeSchema, flights: z.int32().describe('Begun and ended') })),
    routes: z
      .array(z.object({ dep: placeSchema, arr: placeSchema, ...flown }))
      .describe('Most flown first, each direction by itself'),
    landings: z
      .object({
        count: z.int32().describe('Landings that were measured'),
        median: z.number().nullable().describe('Rate of descent at touchdown, ft/min, positive'),
        bands: z.array(z.object({ fromFpm: z.int32(), count: z.int32() })).describe('100 ft/min each'),
      })
      .describe('Rates of descent at touchdown'),
  })
  .meta({ id: 'Statistics' });

export const statisticsCsvSchema = z.object({ csv: z.string() }).meta({ id: 'StatisticsCsv' });

export type PilotTotals = z.infer<typeof pilotTotalsSchema>;

export type StatisticsQuery = z.output<typeof statisticsQuerySchema>;

export type Statistics = z.infer<typeof statisticsSchema>;

/** The boards of the best. */

const boardPilot = {
  callsign: z.string(),
  name: z.string().optional().describe('With consent'),
  rank: z.string().describe('In words'),
};

/** Boards that encourage; nobody stands on one who did not agree to. */
export const boardsSchema = z
  .object({
    since: instantSchema.describe('What is newer counts'),
    improved: z
      .array(z.object({ ...boardPilot, before: z.number(), now: z.number() }))
      .describe('Mean scores, tenths'),
    newAirports: z
      .array(z.object({ ...boardPilot, airports: z.int32() }))
      .describe('Seen for the first time'),
    longest: z.array(z.object({ ...boardPilot, dep: placeSchema, arr: placeSchema, distanceNm: z.number() })),
  })
  .meta({ id: 'Boards' });

export type Boards = z.infer<typeof boardsSchema>;
