import type { z } from 'zod';

/** A body, an answer, or the parameters of an address. */
type Schema = z.ZodType;

/** What may be asked of the API at one address by one method, and what is answered; 204 answers null. */
export interface Route {
  /** By which method, for what below `/plataforma/api/v1`, with names in braces. */
  route: `${'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'} /${string}`;
  /** What stands in the braces. */
  params?: Schema;
  query?: Schema;
  body?: Schema;
  answer: Schema;
}

/** A route that has been given its name, which is unique and the name for programs too. */
export type Named<R extends Route, N> = R & { operation: N };

/** Routes, each told the name under which it stands. */
export function routes<const T extends Record<string, Route>>(
  table: T,
): { readonly [N in keyof T]: Named<T[N], N> } {
  const named = Object.entries(table).map(([operation, route]) => [operation, { ...route, operation }]);
  return Object.fromEntries(named) as { readonly [N in keyof T]: Named<T[N], N> };
}
