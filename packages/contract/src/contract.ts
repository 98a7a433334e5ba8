/** The API's contract as types: the answer, body and query of a request, derived from its method and address. */
import type { z } from 'zod';
import type { accountRoutes } from './account/routes.ts';
import type { airlineRoutes } from './airline/routes.ts';
import type { applicationRoutes } from './pilots/application-routes.ts';
import type { bookingRoutes } from './bookings/routes.ts';
import type { flightRoutes } from './flights/routes.ts';
import type { noticeRoutes } from './notices/routes.ts';
import type { pilotRoutes } from './pilots/routes.ts';
import type { rankRoutes } from './pilots/rank-routes.ts';
import type { pointsRoutes } from './points/routes.ts';
import type { reportRoutes } from './reports/routes.ts';
import type { staffRoutes } from './staff/routes.ts';
import type { tourAndEventRoutes } from './tours-and-events/routes.ts';

type RouteIn<T> = T[keyof T];

/** Any route of the API. */
type AnyRoute =
  | RouteIn<typeof accountRoutes>
  | RouteIn<typeof airlineRoutes>
  | RouteIn<typeof applicationRoutes>
  | RouteIn<typeof bookingRoutes>
  | RouteIn<typeof flightRoutes>
  | RouteIn<typeof noticeRoutes>
  | RouteIn<typeof pilotRoutes>
  | RouteIn<typeof pointsRoutes>
  | RouteIn<typeof rankRoutes>
  | RouteIn<typeof reportRoutes>
  | RouteIn<typeof staffRoutes>
  | RouteIn<typeof tourAndEventRoutes>;

/** `GET /reports/{id}/score` as `GET /reports/{}/score`. */
type Bare<R extends string> = R extends `${infer Before}{${string}}${infer After}`
  ? `${Before}{}${Bare<After>}`
  : R;

/** A segment of an address: itself if literal, `{}` if it is interpolated. */
type Part<P extends string> = P extends unknown ? (Nothing extends Record<P, 1> ? '{}' : P) : never;
/** An empty object type: it extends `Record<P, 1>` only if `P` is an open set of names, such as `string`. */
type Nothing = Record<never, 1>;

/** The address `/reports/${string}/score` as `/reports/{}/score`. */
type Written<P extends string> = P extends `${infer First}/${infer Rest}`
  ? `${Part<First>}/${Written<Rest>}`
  : Part<P>;

type Routes = { [R in AnyRoute as Bare<R['route']>]: R };

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** The route of an address written as a template literal; `never` if the API has none. */
type RouteAt<M extends Method, P extends string> = Routes[`${M} ${Written<Asked<P>>}` & keyof Routes];

/** An address without its query. */
type Asked<P extends string> = P extends `${infer Address}?${string}` ? Address : P;

type Input<R, K extends string> = R extends { [N in K]: infer S extends z.ZodType } ? z.input<S> : undefined;

/** The answer of a request; undefined if it has no body. */
export type AnswerOf<M extends Method, P extends string> =
  RouteAt<M, P> extends {
    answer: infer A extends z.ZodType;
  }
    ? z.output<A> extends null
      ? undefined
      : z.output<A>
    : never;

/** The body of a request; undefined if it takes none. */
export type BodyOf<M extends Method, P extends string> = Sent<Input<RouteAt<M, P>, 'body'>>;

/** Makes a type deeply read-only, since a body is only sent and never changed. */
type Sent<T> = T extends readonly (infer Item)[]
  ? readonly Sent<Item>[]
  : T extends object
    ? { readonly [N in keyof T]: Sent<T[N]> }
    : T;

/** The query of a request; undefined values are not sent. */
export type QueryOf<M extends Method, P extends string> = {
  readonly [N in keyof Input<RouteAt<M, P>, 'query'>]?: string | number | boolean | undefined;
};

/** An item of the list that an address answers. */
export type RowOf<P extends string> = AnswerOf<'GET', P> extends { items: (infer R)[] } ? R : never;
