import { z } from 'zod';
import type { Route } from '@va/contract/shared/route.ts';
import type { Capability } from '@va/domain/rights/capabilities.ts';
import type { ProblemCode } from '@va/contract/shared/problems.ts';
import type { Actor, PilotActor, RequestContext } from './actor.ts';
import { answerBody } from './answer-body.ts';
import { Problem } from './problem.ts';
import { checkValue } from './check-value.ts';

/**
 * Who may call an endpoint: anybody; a signed-in pilot, with or without the second factor; or a pilot with a
 * capability. Where members read more than visitors, a request with a session or key needs the capability; it never
 * falls back to what visitors read.
 */
export type Access =
  | { kind: 'public'; capability?: Capability | undefined }
  | { kind: 'pending' }
  | { kind: 'signed-in' }
  | { kind: 'capability'; capability: Capability };

/**
 * Whose data the address names: nobody's, only the caller's own (404 for another pilot's), or anyone's with the
 * capability. The test of the rights table checks each.
 */
export type Things = 'none' | 'own' | 'any';

/** A body, or the parameters of an address. */
type Schema = z.ZodType;

/** The values of a session's cookies; `device` is the token by which the browser is known at the next sign-in. */
export interface SessionCookie {
  token: string;
  expiresAt: Date;
  device?: string;
}

/** An endpoint's answer: the body, and the values that become headers or cookies. */
export interface Answer<T> {
  body: T;
  /** Version of the row for optimistic locking, sent as `ETag`; the next change sends it back as `If-Match`. */
  version?: number;
  /** New value of the session's cookies; null deletes them. */
  session?: SessionCookie | null;
  /** True when an earlier request had already created it: the status is then 200. */
  again?: boolean;
  /** Equal for equal answers; sent as a weak `ETag`, so that a caller who has this answer already gets 304. */
  mark?: string;
}

/** A route of the contract, with the types of its schemas. */
interface Asked<P extends Schema, Q extends Schema, B extends Schema, A extends Schema> {
  route: Route['route'];
  operation: string;
  params?: P;
  query?: Q;
  body?: B;
  answer: A;
}

export interface Described<P extends Schema, Q extends Schema, B extends Schema, A extends Schema> {
  /** The route of the contract: address, parameters, body and answer. */
  ask: Asked<P, Q, B, A>;
  /** The group in the API reference; by default that of the endpoint's list, see `tagged`. */
  tag?: string;
  /** One Spanish line; `description` says more. */
  summary: string;
  description?: string;
  things?: Things;
  /** Scope that an API key needs; without one, the endpoint refuses every key. */
  scope?: string;
  /** `again` says what 200 means where nothing was made because it was there already. */
  answer: { status: 200 | 201 | 202 | 204; description: string; again?: string };
  /** Rate limit besides the usual one: `export` also counts by the hour; `points` counts apart from other writes. */
  limit?: 'export' | 'points';
  /** Largest body, bytes, both as sent and after decompression; 1 MiB by default. */
  mostBytes?: number;
  /** Whether the request must name the version that the caller read, as `If-Match` (optimistic locking). */
  needsVersion?: boolean;
  /** Whether pages of any origin may read the answer that visitors get (CORS). */
  anyOrigin?: boolean;
  /** Whether the answer may be `304`: see `Answer.mark`. */
  marked?: boolean;
  /** Whether the answer holds a secret: the server then does not store it for repeats of an `Idempotency-Key`. */
  secret?: boolean;
  /**
   * Whether the server ignores an `Idempotency-Key`, because repeating the request does no harm (such as signing in).
   */
  keyless?: boolean;
  /** Problems that this endpoint may answer, besides those that every endpoint may. */
  problems?: readonly ProblemCode[];
}

/** The checked request that a handler gets. `version` is that of `If-Match`; 0 for endpoints that need none. */
export interface Call<P, Q, B, W> {
  params: P;
  query: Q;
  body: B;
  version: number;
  actor: W;
  context: RequestContext;
  /** The caller and the request, as acts write them into the audit. */
  by: { actor: W; context: RequestContext };
}

/** A request before its content is checked. */
export interface RawCall {
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  version: number;
  actor: Actor;
  context: RequestContext;
}

/** An endpoint whose list says where the reference shows it. */
type Untagged = Omit<Endpoint, 'tag'> & { tag?: string };

type AnyDescribed = Described<Schema, Schema, Schema, Schema>;

/** One endpoint of the API: what it is called and takes, who may call it, and what it does. */
export interface Endpoint extends Omit<AnyDescribed, 'ask' | 'answer'> {
  method: 'get' | 'post' | 'patch' | 'put' | 'delete';
  /** Path below `/plataforma/api/v1`, with parameter names in braces. */
  path: string;
  /** Name for programs, unique. */
  operation: string;
  params?: Schema | undefined;
  query?: Schema | undefined;
  body?: Schema | undefined;
  answer: AnyDescribed['answer'] & { schema: Schema };
  tag: string;
  access: Access;
  run(call: RawCall): Promise<Answer<unknown>>;
}

interface Handled<
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  A extends Schema,
  W,
> extends Described<P, Q, B, A> {
  /**
   * Does what the endpoint is for and answers; throws a `Problem` to refuse. It may return nothing if the answer has no
   * body.
   */
  handle(
    call: Call<z.output<P>, z.output<Q>, z.output<B>, W>,
  ): Promise<Answer<z.input<A>> | (z.input<A> extends null ? void : never)>;
}

/** An endpoint that anybody may call; `members` is what a session or key needs where visitors read only a part. */
export function publicEndpoint<P extends Schema, Q extends Schema, B extends Schema, A extends Schema>({
  members,
  ...described
}: Handled<P, Q, B, A, Actor> & { members?: Capability }): Untagged {
  return build(described, { kind: 'public', capability: members }, async (call) => call.actor);
}

/** An endpoint for signed-in pilots, or those with a capability; `pending` also lets in those who still owe the second factor. */
export function pilotEndpoint<P extends Schema, Q extends Schema, B extends Schema, A extends Schema>(
  access: Capability | 'signed-in' | 'pending',
  described: Handled<P, Q, B, A, PilotActor>,
): Untagged {
  const needed: Access =
    access === 'signed-in' || access === 'pending'
      ? { kind: access }
      : { kind: 'capability', capability: access };
  const who = async ({ actor }: RawCall) => {
    if (actor.kind === 'visitor') throw new Problem('sin-sesion');
    return actor;
  };
  return build(described, needed, who);
}

/** Puts `tag`, the group in the API reference, on each endpoint of a list that names no other group. */
export function tagged(tag: string, list: readonly Untagged[]): Endpoint[] {
  return list.map((endpoint) => ({ tag, ...endpoint }));
}

function build<P extends Schema, Q extends Schema, B extends Schema, A extends Schema, W>(
  { handle, ask, answer: said, ...described }: Handled<P, Q, B, A, W>,
  access: Access,
  who: (call: RawCall) => Promise<W>,
): Untagged {
  const { route, operation, params, query, body, answer: schema } = ask;
  const [method, path = ''] = route.split(' ');
  const bodyOf = answerBody(schema);
  return {
    ...described,
    operation,
    params,
    query,
    body,
    answer: { ...said, schema },
    method: method?.toLowerCase() as Endpoint['method'],
    path,
    access,
    async run(call) {
      const actor = await who(call);
      const checked = {
        params: checkValue(params, call.params, 'params'),
        query: checkValue(query, call.query, 'query'),
        body: checkValue(body, call.body, 'body'),
      };
      const context = { ...call.context, reason: reasonOf(checked.body) };
      const by = { actor, context };
      const answer = (await handle({ ...checked, ...by, by, version: call.version })) ?? { body: null };
      return { ...answer, body: bodyOf(answer.body) };
    },
  };
}

const reasonSchema = z.object({ reason: z.string().optional() });

function reasonOf(body: unknown): string | undefined {
  return reasonSchema.safeParse(body).data?.reason;
}
