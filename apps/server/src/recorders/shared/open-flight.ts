import type { DeskReport } from '#server/modules/recorder-desk/flight-desk-types.ts';

/** A flight that can still be flown and sent. */
export function isOpen({ row: { state } }: Pick<DeskReport, 'row'>): boolean {
  return state === 'in_progress' || state === 'draft';
}
