import type { z } from 'zod';

/** A body, an answer, or the parameters of an address. */
type Schema = z.ZodType;

/** One operation of the API: method, address, parameters, body and answer; a 204 answers null. */
export interface Route {
  /** Method and path below `/plataforma/api/v1`, with parameter names in braces. */
  route: `${'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'} /${string}`;
  /** Schema of the path's parameters. */
  params?: Schema;
  query?: Schema;
  body?: Schema;
  answer: Schema;
}

/** A route with its unique operation name, which is also the OpenAPI operation id. */
export type Named<R extends Route, N> = R & { operation: N };

/** Gives each route its key as operation name. */
export function routes<const T extends Record<string, Route>>(
  table: T,
): { readonly [N in keyof T]: Named<T[N], N> } {
  const named = Object.entries(table).map(([operation, route]) => [operation, { ...route, operation }]);
  return Object.fromEntries(named) as { readonly [N in keyof T]: Named<T[N], N> };
}
