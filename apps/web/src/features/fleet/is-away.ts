import type { Aircraft } from '#app/api/fleet.ts';

/** Whether a tail has left its airport; until the flight ends, its place remains the airport of departure. */
export const isAway = ({ state }: Pick<Aircraft, 'state'>): boolean =>
  state === 'flying' || state === 'no_signal';
