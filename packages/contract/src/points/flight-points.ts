/** What flights give, which staff write at the desk over the content. */
import { MOST_CREDIT } from '@va/domain/points/flight-points.ts';
import { z } from 'zod';
import { instantSchema, reasonSchema, dateSchema } from '../shared/values.ts';
import { placeSchema } from '../flights/flights.ts';

const credit = z.int().min(0).max(MOST_CREDIT);

export const flightPointsSchema = z
  .strictObject({
    base: z.array(credit).max(20).describe('By block time, shortest first'),
    score80: credit,
    score90: credit,
    online: credit.describe('A flight on one network'),
    stage: credit,
    tour: credit.describe('All stages of one'),
    focus: credit,
    event: credit.describe('Of an event that says nothing else'),
    dayFlight: credit,
  })
  .meta({ id: 'FlightPoints' });

const example = {
  base: [10, 20, 30],
  score80: 3,
  score90: 5,
  online: 5,
  stage: 5,
  tour: 50,
  focus: 10,
  event: 15,
  dayFlight: 0,
};

export const tryFlightPointsBodySchema = z
  .strictObject({ points: flightPointsSchema })
  .meta({ id: 'TryFlightPoints', example: { points: example } });

export const changeFlightPointsBodySchema = z
  .strictObject({ points: flightPointsSchema, reason: reasonSchema })
  .meta({
    id: 'ChangeFlightPoints',
    example: { points: example, reason: 'Se acordó en la reunión de marzo.' },
  });

export const undoFlightPointsBodySchema = z
  .strictObject({
    reason: z.string().trim().max(2000).optional().describe('Why, where it says something new'),
  })
  .meta({ id: 'UndoFlightPoints', example: { reason: 'Se escribió en otra línea.' } });

export const triedFlightPointsSchema = z
  .object({
    flights: z.int32().describe('Of the last 30 days that count'),
    pilots: z.int32().describe('Whose sum would have been another'),
    before: z.int32().describe('What those flights give by the rules in force, points'),
    after: z.int32().describe('What they would have given; nothing of theirs changes'),
  })
  .meta({ id: 'TriedFlightPoints' });

export const leftFlightPointsSchema = z
  .object({ points: flightPointsSchema, version: z.int32().describe('For `If-Match`') })
  .meta({ id: 'LeftFlightPoints' });

export const writtenFlightPointsSchema = z
  .object({
    points: flightPointsSchema,
    under: z
      .array(z.number().nullable())
      .describe('Block time at which each line of the base ends, minutes; null for the last one'),
    version: z.int32().describe('For `If-Match`; 0 where only the content speaks of it'),
    isWritten: z.boolean().describe('Staff have written it; otherwise it is as the content says'),
    history: z
      .array(
        z.object({
          at: instantSchema,
          callsign: z.string().nullable().describe('Of who changed it'),
          reason: z.string().nullable(),
          before: flightPointsSchema,
          after: flightPointsSchema,
          isLast: z.boolean().describe('It is the last change, which can be undone'),
          version: z.int32().describe('After it, for `If-Match`'),
        }),
      )
      .describe('The latest first, 200 at most'),
  })
  .meta({ id: 'WrittenFlightPoints' });

export type WrittenFlightPoints = z.infer<typeof writtenFlightPointsSchema>;

const figure = z.int32();

/** The figures of the rules, as they are posted. */
export const pointsFiguresSchema = z
  .object({
    base: z.array(z.object({ underMin: figure.nullable(), points: figure })),
    score80: figure,
    score90: figure,
    online: z.object({ points: figure, share: z.number() }),
    stage: figure,
    tour: figure,
    focus: z.object({ points: figure, perMonth: figure }),
    event: figure,
    dayFlight: figure.describe('0 where the airline gives none'),
    manualPerMonth: figure,
    inactiveMonth: figure,
    abandoned: figure,
    cheating: figure,
    claimDays: figure,
    close: z.object({ day: figure, hour: figure }),
  })
  .meta({ id: 'PointsRules' });

export type PointsFigures = z.infer<typeof pointsFiguresSchema>;

/** An airport whose flights give a bonus for some days. */
export const focusCampaignSchema = z
  .object({
    airport: placeSchema,
    from: dateSchema.nullable().describe('First day, UTC by off block; null: it has begun'),
    until: dateSchema.nullable().describe('Last day; null: until further notice'),
    state: z.enum(['now', 'next', 'over']),
    types: z.array(z.object({ id: z.string(), model: z.string() })),
    substitutes: z.array(z.string()).describe('ICAO designators that count for them besides their own'),
    points: z.int32().describe('Whole points of one bonus'),
    perMonth: z.int32().describe('Most bonuses of a pilot in a month'),
    usedThisMonth: z.int32().nullable().describe('Bonuses of the caller this month; null for a visitor'),
    flights: z.int32().describe('Flights with the bonus since it began'),
    pilots: z.int32().describe('Pilots who flew them'),
  })
  .meta({ id: 'FocusCampaign' });

export type FocusCampaign = z.infer<typeof focusCampaignSchema>;
