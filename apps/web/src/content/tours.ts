import data from 'virtual:content/tours';
import type { Tour } from '@va/schemas/content/tours.ts';
import { paths } from '#app/lib/paths.ts';

/** The tours in the order of the file. */
export const tours = data;

/** The tour whose page has this last part of the address, in any case; undefined when there is none. */
export function findTour(slug: string): Tour | undefined {
  const address = paths.tour(slug.toLowerCase());
  return tours.find(({ routePath }) => routePath === address);
}
