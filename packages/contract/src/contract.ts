/** The contract of the API as types: what an address answers, and what may be sent to it, by the address alone. */
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

/** Every route that there is. */
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

/** A part of an address: itself where it is written out, `{}` where it is put in. */
type Part<P extends string> = P extends unknown ? (Nothing extends Record<P, 1> ? '{}' : P) : never;
/** An object without any property, which only a set of names that is open agrees with. */
type Nothing = Record<never, 1>;

/** The address `/reports/${string}/score` as `/reports/{}/score`. */
type Written<P extends string> = P extends `${infer First}/${infer Rest}`
  ? `${Part<First>}/${Written<Rest>}`
  : Part<P>;

type Routes = { [R in AnyRoute as Bare<R['route']>]: R };

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** The route of an address, as it is written in a template; never where the API has none. */
type RouteAt<M extends Method, P extends string> = Routes[`${M} ${Written<Asked<P>>}` & keyof Routes];

/** An address without what it is asked with. */
type Asked<P extends string> = P extends `${infer Address}?${string}` ? Address : P;

type Input<R, K extends string> = R extends { [N in K]: infer S extends z.ZodType } ? z.input<S> : undefined;

/** What an address answers; undefined where it answers nothing. */
export type AnswerOf<M extends Method, P extends string> =
  RouteAt<M, P> extends {
    answer: infer A extends z.ZodType;
  }
    ? z.output<A> extends null
      ? undefined
      : z.output<A>
    : never;

/** The body that is sent to an address; undefined where it takes none. */
export type BodyOf<M extends Method, P extends string> = Sent<Input<RouteAt<M, P>, 'body'>>;

/** What is only sent, and so may be read-only through and through. */
type Sent<T> = T extends readonly (infer Item)[]
  ? readonly Sent<Item>[]
  : T extends object
    ? { readonly [N in keyof T]: Sent<T[N]> }
    : T;

/** What an address may be asked with; a value that is undefined is not sent. */
export type QueryOf<M extends Method, P extends string> = {
  readonly [N in keyof Input<RouteAt<M, P>, 'query'>]?: string | number | boolean | undefined;
};

/** A row of the list at an address. */
export type RowOf<P extends string> = AnswerOf<'GET', P> extends { items: (infer R)[] } ? R : never;
