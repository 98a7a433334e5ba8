import type { NextStage } from '@va/contract/bookings/next-stages.ts';

/** Which stage of its tour comes next. Its place is said too where it is not its number: one before it was retired. */
export const stageOfTour = ({ n, place, of }: Pick<NextStage, 'n' | 'place' | 'of'>): string =>
  `Etapa ${n === place ? `${n} de ${of}` : `${n}, la ${place}.ª de ${of}`}`;
