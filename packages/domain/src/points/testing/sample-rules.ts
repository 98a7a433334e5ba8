/** Points rules for tests: the figures of the airline's document. */
import type { PointsRules } from '../points-rules.ts';

const noTraining = {
  verified: [],
  verifiedTypes: 0,
  mean: null,
  course: false,
  students: 0,
  instructor: false,
};

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
  dayFlight: 0,
  manualPerMonth: 2,
  inactiveMonth: -20,
  sparedMonths: ['2025-07', '2025-08', '2025-09'],
  abandoned: -5,
  cheating: -30,
  aloneUpTo: 50,
  close: { day: 5, hour: 3 },
  claimDays: 15,
  promotions: { reviewDays: 15, instructionMonths: 12, appealDays: 15 },
  ranks: [
    { ...noTraining, rango: 'Primer Oficial', verified: ['a320-200'] },
    {
      ...noTraining,
      rango: 'Primer Oficial TRI',
      verifiedTypes: 2,
      mean: 80,
      course: true,
      instructor: true,
    },
    { ...noTraining, rango: 'Comandante TRI', students: 3, instructor: true },
  ],
};
