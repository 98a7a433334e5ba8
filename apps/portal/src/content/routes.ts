import data from 'virtual:content/routes';
import type { Route } from '@va/schemas/content/routes.ts';

/** The direct routes, once a pair. */
export const routes = data;

/** The route between two airports in either direction, or undefined. */
export function findRoute(from: string, to: string): Route | undefined {
  return routes.find(({ between: [a, b] }) => (a === from && b === to) || (a === to && b === from));
}
