import { z } from 'zod';

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
