/** Points rules for tests: the figures of the airline's document. */
import type { PointsRules } from '../points-rules.ts';

export const sampleRules: PointsRules = {
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
  manualPerMonth: 2,
  inactiveMonth: -20,
  sparedMonths: ['2025-07', '2025-08', '2025-09'],
  abandoned: -5,
  cheating: -30,
  aloneUpTo: 50,
  close: { day: 5, hour: 3 },
  claimDays: 15,
};
