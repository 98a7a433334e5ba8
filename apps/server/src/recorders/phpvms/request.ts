import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { PilotActor } from '#server/api/actor.ts';
import { Problem } from '#server/api/problem.ts';
import type { FlightDesk } from '#server/modules/recorder-desk/flight-desk.ts';
import type { RecorderDesk } from '#server/modules/recorder-desk/recorder-desk.ts';
import type { Body } from './fields.ts';
import { isBody } from './fields.ts';
import type { Shelf } from './objects.ts';
import { invalid, PhpvmsError } from './wire.ts';

const MOST_BYTES = 1_048_576;

/** What the requests of this server carry. */
export interface RecorderEnv {
  Bindings: HttpBindings;
}
type AskedContext = Context<RecorderEnv>;

/** What the adapter is made from. */
export interface PhpvmsOptions {
  desk: RecorderDesk;
  flights: FlightDesk;
  now(): Date;
  /** Hears of what failed inside. */
  failed(error: unknown): void;
}

/** A request of a pilot's client. */
export interface Asked {
  actor: PilotActor;
  body: Body;
  now: Date;
  query(name: string): string | undefined;
  param(name: string): string;
  path: string;
  /** Reads what objects refer to. */
  shelf(): Promise<Shelf>;
}

/** Puts a handler on addresses. */
export type On = (
  method: string | string[],
  paths: string | string[],
  handle: (asked: Asked) => Promise<unknown>,
) => void;

/** An answer to something that was made: 201. */
export class Created {
  readonly body: unknown;

  constructor(body: unknown) {
    this.body = body;
  }
}

/** Answers in the protocol's own shapes, whatever happens. */
export async function answer(
  c: AskedContext,
  { desk, now: clock, failed }: PhpvmsOptions,
  handle: (asked: Asked) => Promise<unknown>,
): Promise<Response> {
  try {
    const now = clock();
    const key = readKey(c);
    const actor = key === undefined ? null : await desk.identify(key, now);
    if (!actor) return c.json(UNAUTHORIZED, 401);
    await desk.count(actor, now);
    const asked: Asked = {
      actor,
      body: await readJson(c),
      now,
      query: (name) => c.req.query(name),
      param: (name) => c.req.param(name) ?? '',
      path: new URL(c.req.url).pathname,
      shelf: () => readShelf(desk, actor, now),
    };
    const answered = await handle(asked);
    if (answered instanceof Created) return c.json(plain(answered.body), 201);
    return c.json(plain(answered));
  } catch (error) {
    return refuse(c, error, failed);
  }
}

/** What JSON can say of a value. */
function plain(value: unknown): object {
  return JSON.parse(JSON.stringify(value));
}

/** A refusal as clients of this protocol read it. */
export function refuse(c: AskedContext, error: unknown, failed: (error: unknown) => void): Response {
  const refusal = toPhpvms(error);
  if (refusal) {
    const wait = error instanceof Problem ? error.extras.retryAfter : undefined;
    if (wait !== undefined) c.header('Retry-After', String(wait));
    return c.json(refusal.body, refusal.status, { 'Content-Type': 'application/problem+json' });
  }
  failed(error);
  const message = 'Algo ha fallado en el servidor: inténtalo otra vez.';
  return c.json({ title: message, details: message, error: { status: 500, message } }, 500);
}

const UNAUTHORIZED = {
  error: { code: '401', http_code: 'Unauthorized', message: 'Invalid or missing API key' },
};

function toPhpvms(error: unknown): PhpvmsError | null {
  if (error instanceof PhpvmsError) return error;
  if (!(error instanceof Problem)) return null;
  if (error.code === 'no-encontrado') return new PhpvmsError('not-found', error.message);
  if (error.code === 'demasiadas-peticiones') return new PhpvmsError('too-many-requests', error.message);
  return error.status < 500 ? new PhpvmsError('pirep-error', error.message) : null;
}

/** The key: `X-API-Key`, or `Authorization` with or without «Bearer». */
function readKey(c: AskedContext): string | undefined {
  const given = c.req.header('X-API-Key') ?? c.req.header('Authorization')?.replace(/^Bearer\s+/i, '');
  return given?.trim() || undefined;
}

/** The body. Clients say JSON and send nothing: that is an empty body. */
async function readJson({ req, env }: AskedContext): Promise<Body> {
  if (req.method === 'GET' || req.method === 'HEAD') return {};
  const text = await readText(env.incoming);
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return isBody(value) ? value : {};
  } catch {
    throw invalid({ body: 'not JSON' });
  }
}

/** Read from the connection itself: a DELETE has a body here, or none although it names a type. */
async function readText(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > MOST_BYTES) throw invalid({ body: 'larger than 1 MB' });
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

async function readShelf(desk: RecorderDesk, actor: PilotActor, now: Date): Promise<Shelf> {
  const [pilot, tails, flights, bookings] = [
    await desk.pilot(actor),
    await desk.tails(),
    await desk.flights(now),
    await desk.bookings(actor.pilotId),
  ];
  const numberOf = await desk.numbersOf(
    [
      pilot.id,
      ...tails.map(({ id }) => id),
      ...flights.map(({ id }) => id),
      ...bookings.flatMap(({ id, flight_id, aircraft_id }) => [id, flight_id, aircraft_id]),
    ].filter((id) => id !== null),
  );
  return { airline: desk.airline, pilot, tails, flights, bookings, numberOf };
}
