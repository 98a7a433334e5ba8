import type { HttpBindings } from '@hono/node-server';
import type { ProblemCode } from '@va/contract/shared/problems.ts';
import type { Actor } from '#server/api/actor.ts';
import type { Endpoint } from '#server/api/endpoint.ts';
import type { Database } from '#server/db/database.ts';
import type { Clock } from '#server/kernel/airline/airline.ts';
import type { OriginOptions } from './request-origin.ts';

/** Reads and writes per minute and caller, exports of one kind per hour and pilot, and open streams per watcher. */
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
  /** Identifies the caller by the token of the cookie, or by the key. */
  identify(given: { token: string | undefined; key: string | undefined }, now: Date): Promise<Actor>;
  /** Called after every answered request. */
  answered(request: AnsweredRequest): void;
}

/** The facts of a request for log and metrics: the path's pattern instead of the path, no address and no content. */
export interface AnsweredRequest {
  requestId: string;
  method: string;
  path: string;
  status: number;
  ms: number;
  actor: string | null;
  /** Code of the problem that refused the request, such as `sin-permiso`. */
  refused?: ProblemCode;
  error?: unknown;
}

/** What each request comes with: Node's own objects. */
interface ApiBindings extends HttpBindings {
  /** For a read by this program itself: takes the answer's JSON, which costs less than to read it from the response. */
  take?: (json: string | null) => void;
}

export type ApiEnv = { Bindings: ApiBindings };
