import { z } from 'zod';
import type { Route } from '@va/contract/shared/route.ts';
import type { Capability } from '@va/domain/rights/capabilities.ts';
import type { ProblemCode } from '@va/contract/shared/problems.ts';
import type { Actor, PilotActor, RequestContext } from './actor.ts';
import { answerBody } from './answer-body.ts';
import { Problem } from './problem.ts';
import { checkValue } from './check-value.ts';

/**
 * Who may call: anybody; the signed-in, with or without their second factor; or pilots with a capability. Where visitors
 * read a part of what members read, a session or key needs the capability: whoever brings one is never taken for a
 * visitor.
 */
export type Access =
  | { kind: 'public'; capability?: Capability | undefined }
  | { kind: 'pending' }
  | { kind: 'signed-in' }
  | { kind: 'capability'; capability: Capability };

/**
 * Whose things the address names: nobody's, only one's own (another's is 404), or anyone's with the capability. Each is
 * held by the test of the rights table.
 */
export type Things = 'none' | 'own' | 'any';

/** A body, or the parameters of an address. */
type Schema = z.ZodType;

/** What goes into the cookies of a session; `device` marks the browser for the next time. */
export interface SessionCookie {
  token: string;
  expiresAt: Date;
  device?: string;
}

/** What an endpoint answers: the body, and besides it what becomes headers or cookies. */
export interface Answer<T> {
  body: T;
  /** Version of the thing, as `ETag`. */
  version?: number;
  /** The token to put into the session's cookie; null empties it. */
  session?: SessionCookie | null;
  /** Nothing was made: it was there from an earlier request, and 200 says so. */
  again?: boolean;
  /** The same for as long as the answer says the same, as a weak `ETag`: whoever has it already is answered 304. */
  mark?: string;
}

/** A route of the contract with its schemas told apart. */
interface Asked<P extends Schema, Q extends Schema, B extends Schema, A extends Schema> {
  route: Route['route'];
  operation: string;
  params?: P;
  query?: Q;
  body?: B;
  answer: A;
}

export interface Described<P extends Schema, Q extends Schema, B extends Schema, A extends Schema> {
  /** What is asked and answered, as the contract has it. */
  ask: Asked<P, Q, B, A>;
  /** Where the reference shows it; without it, where it shows its list: see `tagged`. */
  tag?: string;
  /** One Spanish line; `description` says more. */
  summary: string;
  description?: string;
  things?: Things;
  /** Scope that a key needs; without it keys are refused. */
  scope?: string;
  /** `again` says what 200 means where nothing was made because it was there already. */
  answer: { status: 200 | 201 | 202 | 204; description: string; again?: string };
  /** Copies of much at once are also counted by the hour; points of a flight by themselves, as many as other writes. */
  limit?: 'export' | 'points';
  /** Largest body, bytes as sent and unpacked; a megabyte without it. */
  mostBytes?: number;
  /** Whether the change needs the version that was read, as `If-Match`. */
  needsVersion?: boolean;
  /** Whether pages of every origin may read what a visitor gets. */
  anyOrigin?: boolean;
  /** Whether the answer may be `304`: see `Answer.mark`. */
  marked?: boolean;
  /** Whether the answer holds a secret, which is never kept for a repeat. */
  secret?: boolean;
  /** Whether an `Idempotency-Key` is left alone: a repeat does no harm, as of signing in or of what changes nothing. */
  keyless?: boolean;
  /** What it may refuse with, besides what every endpoint may. */
  problems?: readonly ProblemCode[];
}

/** What a handler gets, checked. `version` is that of `If-Match`; 0 where none is asked. */
export interface Call<P, Q, B, W> {
  params: P;
  query: Q;
  body: B;
  version: number;
  actor: W;
  context: RequestContext;
  /** Who asks, and in which request: what an act notes in the audit. */
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
  /** Below `/plataforma/api/v1`, with names in braces. */
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
   * What the endpoint does with a call whose content was checked, and answers; throws a `Problem` that refuses it. Where
   * the answer has no body, it may return nothing.
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

/** The endpoints of a list, shown in the reference under `tag`, but for those that name another one. */
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
