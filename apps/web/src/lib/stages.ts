import { paths } from '#app/config/paths.ts';
import type { NextStage } from '@va/contract/bookings/new-bookings.ts';

/**
 * Parameters of a free flight's address: the tour of the wanted stage, and the stage's number in a tour of free order.
 */
export const [TOUR_ASKED, STAGE_ASKED] = ['tour', 'etapa'] as const;

/** Address of the form to book a stage at any time. */
export const stageAddress = (tour: string, n: number): string =>
  `${paths.freeFlight}?${new URLSearchParams({ [TOUR_ASKED]: tour, [STAGE_ASKED]: `${n}` })}`;

/**
 * The next stage of a tour. Gives its place too if that differs from the number, because an earlier stage was retired.
 */
export const stageOfTour = ({ n, place, of }: Pick<NextStage, 'n' | 'place' | 'of'>): string =>
  `Etapa ${n === place ? `${n} de ${of}` : `${n}, la ${place}.ª de ${of}`}`;
