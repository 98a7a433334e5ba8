import type { Aircraft } from '#app/api/fleet.ts';

/** Whether a tail has left its place, which stays the last one where it stood until the flight has ended. */
export const isAway = ({ state }: Pick<Aircraft, 'state'>): boolean =>
  state === 'flying' || state === 'no_signal';
