import data from 'virtual:content/tours';
import type { Tour } from '@va/schemas/content/tours.ts';
import { paths } from '#app/lib/paths.ts';

/** The tours in the order of the file. */
export const tours = data;

/** The tour at an address that ends in `slug`, in any case; undefined if there is none. */
export function findTour(slug: string): Tour | undefined {
  const address = paths.tour(slug.toLowerCase());
  return tours.find(({ routePath }) => routePath === address);
}
