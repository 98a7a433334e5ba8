import type { HttpBindings } from '@hono/node-server';
import type { ProblemCode } from '@va/contract/shared/problems.ts';
import type { Actor } from '#server/api/actor.ts';
import type { Endpoint } from '#server/api/endpoint.ts';
import type { Database } from '#server/db/database.ts';
import type { Clock } from '#server/kernel/airline/airline.ts';
import type { OriginOptions } from './request-origin.ts';

/** Requests per minute and caller, copies of one kind per hour and pilot, and streams at once. */
export interface ApiLimits {
  read: number;
  write: number;
  exports: number;
  streams: number;
}

/** What the API is built from. */
export interface ApiOptions {
  db: Database;
  endpoints: readonly Endpoint[];
  /** Path under which portal and platform stand, such as `/`. */
  base: string;
  publicOrigin: string | undefined;
  secure: boolean;
  clock: Clock;
  limits: ApiLimits;
  origin: OriginOptions;
  /** Who a cookie's token, or a key, stands for. */
  identify(given: { token: string | undefined; key: string | undefined }, now: Date): Promise<Actor>;
  /** Hears of every request once it is answered. */
  answered(request: AnsweredRequest): void;
}

/** What log and metrics are told of a request: no address, no content, the path's pattern instead of the path. */
export interface AnsweredRequest {
  requestId: string;
  method: string;
  path: string;
  status: number;
  ms: number;
  actor: string | null;
  /** Why it was refused: the code of the problem, such as `sin-permiso`. */
  refused?: ProblemCode;
  error?: unknown;
}

export type ApiEnv = { Bindings: HttpBindings };
