/** The parts of a recorder's protocol: options, requests and replies. */
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { PilotActor } from '#server/api/actor.ts';
import type { DeskReport, FlightDesk } from '#server/modules/recorder-desk/flight-desk-types.ts';
import type { RecorderDesk } from '#server/modules/recorder-desk/recorder-desk-types.ts';
import { type Body, InvalidBody, isBody } from './fields.ts';
import type { Shelf } from './shelf.ts';
import type { IncomingMessage } from 'node:http';

/** Hono's environment of this server's requests. */
export interface RecorderEnv {
  Bindings: HttpBindings;
}

export type RecorderContext = Context<RecorderEnv>;

/** Dependencies of the recorders' adapters. */
export interface RecorderOptions {
  desk: RecorderDesk;
  flights: FlightDesk;
  now(): Date;
  /** Turns a path and query of this server into a public address. */
  addressOf(path: string): string;
  /** Digest of the address that asks, to count by. */
  callerOf(c: RecorderContext): string;
  /** Called for internal errors. */
  failed(error: unknown): void;
}

/** A request of a pilot's recorder. */
export interface Asked {
  actor: PilotActor;
  /** The key that was sent. */
  key: string;
  body: Body;
  now: Date;
  query(name: string): string | undefined;
  param(name: string): string;
  /** The requested address, without the page parameter of lists. */
  address: string;
  /** Reads the data that the protocol's objects refer to, including those of these reports. */
  shelf(reports?: readonly DeskReport[]): Promise<Shelf>;
}

/** An answer with a status other than 200, or with headers. */
export class Reply {
  readonly status: number;
  /** Undefined for an empty one. */
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) {
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/** The parts in which protocols differ. */
export interface Protocol {
  /** Largest body of an address, bytes. */
  mostBytes(path: string): number;
  /** The key that a request brings. */
  keyOf(c: RecorderContext): string | undefined;
  /** The answer to a missing, unknown or expired key; it never repeats the key. */
  unauthorized: Reply;
  /** The answer to a thrown error. */
  refusal(error: unknown): Reply;
  /** Headers of every answer. */
  headers: Readonly<Record<string, string>>;
}

/** A refusal that every protocol tells in its own shape, with an HTTP status that all of their clients know. */
export class RecorderError extends Error {
  readonly status: number;

  constructor(status: 400 | 401 | 403 | 404 | 405 | 409, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Removes surplus slashes from a recorder's path: pilots enter the address with or without a final slash, and clients
 * begin each appended path with one.
 */
export function recorderPath({ url }: Request): string {
  const path = new URL(url).pathname.replaceAll(/\/{2,}/g, '/');
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** A body that is larger than its protocol takes. */
export class BodyTooLarge extends Error {}

/**
 * Reads the fields of a JSON or form body. An empty body declared as JSON, as recorders send it, has no fields. It
 * reads from the connection itself, so that DELETE requests can have a body too. Throws `InvalidBody` or
 * `BodyTooLarge`.
 */
export async function readBody(incoming: IncomingMessage, mostBytes: number): Promise<Body> {
  const bytes = await readBytes(incoming, mostBytes);
  const type = incoming.headers['content-type'] ?? '';
  if (/^(?:application\/x-www-form-urlencoded|multipart\/form-data)/i.test(type))
    return readForm(bytes, type);
  const text = bytes.toString('utf8').trim();
  if (text === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return isBody(value) ? value : {};
  } catch {
    throw new InvalidBody({ body: 'not JSON' });
  }
}

async function readForm(bytes: Buffer<ArrayBuffer>, type: string): Promise<Body> {
  try {
    const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData();
    return Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'));
  } catch {
    throw new InvalidBody({ body: 'not a form' });
  }
}

async function readBytes(incoming: IncomingMessage, mostBytes: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of incoming) {
      const bytes = Buffer.from(chunk);
      size += bytes.length;
      // Read and drop the rest: a client that is cut off would only retry.
      if (size <= mostBytes) chunks.push(bytes);
    }
  } catch {
    // The connection broke: this is no internal error, and nobody gets the answer.
    throw new InvalidBody({ body: 'cut off' });
  }
  if (size > mostBytes) throw new BodyTooLarge(`larger than ${mostBytes} bytes`);
  return Buffer.concat(chunks);
}
