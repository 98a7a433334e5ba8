import data from 'virtual:content/type-summaries';
import type { TypeSummary } from '@va/schemas/content/fleet.ts';

/** The types of the fleet in the order of the file, in brief. */
export const types = data;

/** The type of this model, or undefined. */
export function typeOf(model: string): TypeSummary | undefined {
  return types.find((type) => type.model === model);
}
