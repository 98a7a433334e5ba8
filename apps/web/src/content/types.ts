import data from 'virtual:content/type-summaries';
import type { WindLimits } from '@va/domain/metar/hazards.ts';

/** The types of the fleet in the order of the file, in brief. */
export const types = data;

/** Wind limits of a type; undefined if they or the type are unknown. */
export function windLimitsOf(model: string | undefined): WindLimits | undefined {
  const limits = types.find((type) => type.model === model)?.windLimits;
  return limits && model !== undefined ? { model, ...limits } : undefined;
}
