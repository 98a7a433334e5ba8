/** `content/plataforma/puntos.yaml`: what flights and everything else are worth. */
import type { PointsRules } from '@va/domain/points/points-rules.ts';
import { z } from 'zod';
import { between, clockMinutes, shortText, typeId, whole } from './fields.ts';

/** Points of an airline that sets none. */
export const usualPointsRules: PointsRules = {
  base: [
    { underMin: 180, points: 10 },
    { underMin: 360, points: 20 },
    { underMin: null, points: 30 },
  ],
  score80: 3,
  score90: 5,
  online: { points: 5, share: 0.95 },
  stage: 5,
  tour: 50,
  focus: { points: 10, perMonth: 2 },
  event: 15,
  dayFlight: 0,
  manualPerMonth: 2,
  inactiveMonth: -20,
  sparedMonths: [],
  abandoned: -5,
  cheating: -30,
  aloneUpTo: 50,
  close: { day: 5, hour: 3 },
  claimDays: 15,
  promotions: { reviewDays: 15, instructionMonths: 12, appealDays: 15 },
  ranks: [],
};

/** Points that are given, and points that are taken. */
const credit = whole(0, 1000);
const debit = whole(-1000, 0);

const month = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'no es un mes: escribe año-mes entre comillas, por ejemplo "2025-07"');

/** What a rank of `pilots.yaml` asks for besides its points and hours. */
const rankTraining = z
  .strictObject({
    rango: shortText,
    /** Types of fleet.yaml with a verification. */
    verified: z.array(typeId).default([]),
    /** How many types must be verified, whichever. */
    verifiedTypes: whole(0, 20).default(0),
    /** Mean of the last 20 scored flights, 0 to 10. */
    mean: between(0, 10).optional(),
    /** The course of instructors. */
    course: z.boolean().default(false),
    /** Pilots brought to their verification. */
    students: whole(0, 100).default(0),
    /** Who has it signs verifications. */
    instructor: z.boolean().default(false),
  })
  .transform(({ mean, ...rest }) => ({ ...rest, mean: mean === undefined ? null : Math.round(mean * 10) }));

export const pointsRulesSchema = z
  .strictObject({
    /** By block time, shortest first; the last line has no end. */
    base: z.array(z.strictObject({ under: clockMinutes.optional(), points: credit })).min(1),
    /** Score of 8.0 to 8.9. */
    score80: credit,
    /** Score of 9.0 and more, instead of the one before. */
    score90: credit,
    /** `share`: least part of the block on one network. */
    online: z.strictObject({ points: credit, share: between(0, 1) }),
    /** Stage of a tour, once ever. */
    stage: credit,
    /** All stages of a tour. */
    tour: credit,
    /** `perMonth`: times a month and airport. */
    focus: z.strictObject({ points: credit, perMonth: whole(0, 31) }),
    event: credit,
    /** The flight that the airline proposes to each pilot for a day; none without it. */
    dayFlight: credit.default(usualPointsRules.dayFlight),
    /** Manual reports of one's own in a month. */
    manualPerMonth: whole(0, 31),
    /** A whole month without a valid flight. */
    inactiveMonth: debit,
    /** Months without that debit. */
    sparedMonths: z.array(month).default([]),
    /** A booking neither flown nor cancelled. */
    abandoned: debit,
    /** A flight voided for cheating. */
    cheating: debit,
    /** Adjustments up to this many points need one person only. */
    aloneUpTo: credit,
    /** When the month before is closed, UTC. */
    close: z.strictObject({ day: whole(1, 28), hour: whole(0, 23) }),
    /** Days to claim against the statement of a month. */
    claimDays: whole(1, 90),
    /** Days to decide on a promotion, months without instruction after which staff are told, and days to appeal. */
    promotions: z
      .strictObject({
        reviewDays: whole(1, 90),
        instructionMonths: whole(1, 60),
        appealDays: whole(1, 90).default(usualPointsRules.promotions.appealDays),
      })
      .default(usualPointsRules.promotions),
    /** Ranks that ask for training. */
    ranks: z.array(rankTraining).default([]),
  })
  .superRefine(({ base }, context) => {
    for (const [index, { under }] of base.entries()) {
      const last = index === base.length - 1;
      const before = base[index - 1]?.under ?? 0;
      if (last ? under === undefined : under !== undefined && under > before) continue;
      const message = 'ordena las líneas de menor a mayor «under»; sólo la última va sin él';
      context.addIssue({ code: 'custom', path: ['base', index, 'under'], message });
    }
  })
  .transform(({ base, ...rest }): PointsRules => ({
    ...rest,
    base: base.map(({ under, points }) => ({ underMin: under ?? null, points })),
  }));
