import { z } from 'zod';
import { placeSchema } from '../flights/flights.ts';
import { dateSchema } from '../shared/values.ts';

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
