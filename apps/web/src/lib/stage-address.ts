import { paths } from '#app/config/paths.ts';

/** Names in the address of a free flight: the tour whose stage is wanted, and its number where the order is free. */
export const [TOUR_ASKED, STAGE_ASKED] = ['tour', 'etapa'] as const;

/** Where a stage is booked for an hour of one's own. */
export const stageAddress = (tour: string, n: number): string =>
  `${paths.freeFlight}?${new URLSearchParams({ [TOUR_ASKED]: tour, [STAGE_ASKED]: `${n}` })}`;
