import type { NextStage } from '@va/contract/bookings/new-bookings.ts';

/**
 * The next stage of a tour. Gives its place too if that differs from the number, because an earlier stage was retired.
 */
export const stageOfTour = ({ n, place, of }: Pick<NextStage, 'n' | 'place' | 'of'>): string =>
  `Etapa ${n === place ? `${n} de ${of}` : `${n}, la ${place}.ª de ${of}`}`;
