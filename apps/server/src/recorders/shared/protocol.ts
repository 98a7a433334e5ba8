/** What a recorder's protocol is made of: its options, what is asked, and how it replies. */
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { PilotActor } from '#server/api/actor.ts';
import type { DeskReport, FlightDesk } from '#server/modules/recorder-desk/flight-desk-types.ts';
import type { RecorderDesk } from '#server/modules/recorder-desk/recorder-desk-types.ts';
import type { Body } from './fields.ts';
import type { Shelf } from './shelf.ts';

/** What the requests of this server carry. */
export interface RecorderEnv {
  Bindings: HttpBindings;
}

export type RecorderContext = Context<RecorderEnv>;

/** What the adapters of recorders are made from. */
export interface RecorderOptions {
  desk: RecorderDesk;
  flights: FlightDesk;
  now(): Date;
  /** The public address of what recorders ask by a path and query of this server. */
  addressOf(path: string): string;
  /** Digest of the address that asks, to count by. */
  callerOf(c: RecorderContext): string;
  /** Hears of what failed inside. */
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
  /** The whole address that is asked, but for the page of a list. */
  address: string;
  /** Reads what objects refer to, those of these reports too. */
  shelf(reports?: readonly DeskReport[]): Promise<Shelf>;
}

/** An answer that is more than a body with 200. */
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

/** What a protocol says in its own way. */
export interface Protocol {
  /** Largest body of an address, bytes. */
  mostBytes(path: string): number;
  /** The key that a request brings. */
  keyOf(c: RecorderContext): string | undefined;
  /** The answer to a key that is missing, unknown or over; it never tells the key. */
  unauthorized: Reply;
  /** The answer to what was thrown. */
  refusal(error: unknown): Reply;
  /** Headers of every answer. */
  headers: Readonly<Record<string, string>>;
}
