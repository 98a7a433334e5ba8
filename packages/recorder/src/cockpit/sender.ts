import type { BodyOf } from '@va/contract/contract.ts';
import { bareOf, type SentPoint } from '../core/point-of.ts';
import type { SentEvent } from '../journal/journal-lines.ts';
import type { Answer, Line } from '../platform/line.ts';
import type { FlightLog } from './flight-log.ts';

/** Rate limiter for requests per minute; the platform's own limit is 30 for points and 30 for other writes. */
class Allowance {
  readonly #most: number;
  readonly #asked: number[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  /** Whether another request is allowed now (ms); if so, it is counted. */
  take(now: number): boolean {
    while (this.#asked[0] !== undefined && this.#asked[0] <= now - 60_000) this.#asked.shift();
    if (this.#asked.length >= this.#most) return false;
    this.#asked.push(now);
    return true;
  }
}

/**
 * Points per batch, the platform's limit; below, events per batch, and requests a minute of each kind, a little less
 * than the platform's limit of 30.
 */
const MOST_POINTS = 500;
const MOST_EVENTS = 100;
const A_MINUTE = 25;
/** Backoff after no answer, ms; it doubles each time. */
const AGAIN_MS = 5000;
const AGAIN_MOST_MS = 60_000;
/** Pause after a refusal that only the pilot or time can resolve, ms. */
const REFUSED_MS = 30_000;

type Refusal = Extract<Answer, { kind: 'refused' }>;

/** Sends a flight: start, points, events, submission. One request at a time, and none before the platform allows it. */
export class Sender {
  readonly #line: Line;
  readonly #now: () => number;
  readonly #pointQuestions = new Allowance(A_MINUTE);
  readonly #otherQuestions = new Allowance(A_MINUTE);
  #pauseUntil = -Infinity;
  #failures = 0;
  #batch = MOST_POINTS;
  #resumed = false;
  #incomplete = false;
  /** Why the platform cannot be reached; undefined while it can. */
  offline: string | undefined;
  /** The platform's refusal of the flight; undefined without one. */
  problem: { code: string; detail: string } | undefined;
  /** Whether the key no longer works. */
  keyLost = false;

  /** @param now ms since 1970 */
  constructor(line: Line, now: () => number) {
    this.#line = line;
    this.#now = now;
  }

  /** Ends the pause, because there is a new key, or the pilot wants it. */
  hurry(): void {
    this.keyLost = false;
    this.#pauseUntil = -Infinity;
  }

  /** Sends the data that exist at its start; newer data wait for the next call, so that it ends. */
  async send(flight: FlightLog): Promise<void> {
    if (this.keyLost || this.#now() < this.#pauseUntil) return;
    const last = flight.lastSeq;
    if (flight.report === undefined && !(await this.#start(flight))) return;
    if (!(await this.#sendPoints(flight, last))) return;
    await this.#sendEvents(flight);
  }

  /** Submits the flight; answers its report once the platform has accepted it, undefined before. */
  async submit(flight: FlightLog): Promise<Record<string, unknown> | undefined> {
    await this.send(flight);
    const whole = flight.arrived > flight.lastSeq && flight.eventsToSend().length === 0;
    if (!whole || flight.report === undefined || this.keyLost || this.#now() < this.#pauseUntil)
      return undefined;
    const answer = await this.#ask(this.#otherQuestions, `/reports/${flight.report}/submit`, {
      lastSeq: flight.lastSeq,
      ...(this.#incomplete && { asIs: true }),
    });
    if (answer?.kind === 'ok') return answer.body;
    if (answer?.kind === 'refused' && answer.code === 'faltan-puntos')
      this.#sendMissing(flight, answer.body['current']);
    else if (answer?.kind === 'refused') await this.#refused(flight, answer);
    return undefined;
  }

  /** Discards the flight; answers whether that is done at the platform, or not needed there. */
  async discard(flight: FlightLog): Promise<boolean> {
    if (flight.report === undefined) return true;
    const answer = await this.#ask(this.#otherQuestions, `/reports/${flight.report}/discard`);
    if (answer?.kind === 'ok') return true;
    if (answer?.kind !== 'refused') return false;
    // The flight was submitted, closed or is another pilot's: nothing is left to discard.
    return answer.status === 404 || answer.status === 409;
  }

  async #start(flight: FlightLog): Promise<boolean> {
    const answer = await this.#ask(this.#otherQuestions, '/reports/start', flight.head.start);
    if (answer?.kind === 'refused') {
      this.#stand(answer);
      return false;
    }
    const code = answer?.kind === 'ok' ? answer.body['code'] : undefined;
    if (typeof code !== 'string') return false;
    this.problem = undefined;
    flight.reported(code);
    return true;
  }

  async #sendPoints(flight: FlightLog, last: number): Promise<boolean> {
    while (flight.arrived <= last) {
      const points = flight.pointsFrom(flight.arrived, this.#batch, last + 1);
      const newest = points.at(-1);
      if (!newest) {
        // The journal has lost all remaining points: continue without them.
        this.#incomplete = true;
        flight.pointsArrived(last);
        return true;
      }
      const answer = await this.#ask(this.#pointQuestions, `/reports/${flight.report ?? ''}/points`, {
        clientNow: new Date(this.#now()).toISOString(),
        points,
      });
      if (!answer || answer.kind === 'unreachable') return false;
      if (answer.kind === 'ok') {
        this.problem = undefined;
        flight.pointsArrived(newest.seq);
        this.#batch = Math.min(MOST_POINTS, this.#batch * 2);
      } else if (answer.status === 413) this.#batch = Math.max(1, Math.floor(points.length / 2));
      else if (isWrong(answer)) this.#repair(flight, points, answer);
      else {
        await this.#refused(flight, answer);
        return false;
      }
    }
    return true;
  }

  /**
   * Removes the values that the platform named from a refused batch; if it named none, halves the batch down to one
   * point.
   */
  #repair(flight: FlightLog, points: SentPoint[], { body }: Refusal): void {
    const named = (Array.isArray(body['errors']) ? body['errors'] : []).flatMap((error) => {
      const [, index, field] = /^\/points\/(\d+)\/(\w+)$/.exec(String(Object(error).pointer)) ?? [];
      const point = points[Number(index)];
      return point && field !== undefined && !KEY_FIELDS.has(field) && point[field] !== null
        ? [{ point, field }]
        : [];
    });
    for (const { point, field } of named) flight.replacePoint({ ...point, [field]: null });
    const [only, ...others] = points;
    if (named.length > 0 || !only) return;
    if (others.length > 0) this.#batch = Math.ceil(points.length / 2);
    else if (Object.keys(only).length > KEY_FIELDS.size) flight.replacePoint(bareOf(only));
    else {
      this.#incomplete = true;
      flight.pointsArrived(only.seq);
    }
  }

  async #sendEvents(flight: FlightLog): Promise<void> {
    const events = flight.eventsToSend().slice(0, MOST_EVENTS);
    if (events.length === 0) return;
    const answer = await this.#askEvents(flight, events);
    if (answer?.kind === 'ok') for (const { id } of events) flight.eventArrived(id);
    else if (answer?.kind === 'refused' && isWrong(answer)) await this.#sendEachEvent(flight, events);
    else if (answer?.kind === 'refused') await this.#refused(flight, answer);
  }

  /** Sends events one by one, then without measured values; drops an event that is still refused. */
  async #sendEachEvent(flight: FlightLog, events: readonly SentEvent[]): Promise<void> {
    for (const event of events) {
      const { id, kind, at, lat, lon } = event;
      for (const form of [event, { id, kind, at, lat, lon }]) {
        const answer = await this.#askEvents(flight, [form]);
        if (answer?.kind === 'refused' && isWrong(answer)) continue;
        if (answer?.kind !== 'ok') return;
        break;
      }
      flight.eventArrived(id);
    }
  }

  #askEvents(flight: FlightLog, events: readonly SentEvent[]) {
    const clientNow = new Date(this.#now()).toISOString();
    return this.#ask(this.#otherQuestions, `/reports/${flight.report ?? ''}/events`, { clientNow, events });
  }

  #sendMissing(flight: FlightLog, current: unknown): void {
    const missing =
      typeof current === 'object' && current !== null && 'missing' in current ? current.missing : [];
    const first: unknown = Array.isArray(missing) ? missing[0]?.[0] : undefined;
    if (typeof first === 'number' && first <= flight.lastSeq && !this.#incomplete)
      flight.sendAgainFrom(first);
    const have = typeof first === 'number' ? flight.pointsFrom(first, 1, first + 1) : [];
    if (have.length === 0) this.#incomplete = true;
  }

  /** Handles refusals other than wrong values, sizes and rate limits. */
  async #refused(flight: FlightLog, answer: Refusal): Promise<void> {
    if (answer.code === 'estado-de-informe' && !this.#resumed && flight.report !== undefined) {
      this.#resumed = true;
      const { clientFlightId } = flight.head;
      const resumed = await this.#ask(this.#otherQuestions, `/reports/${flight.report}/resume`, {
        clientFlightId,
      });
      if (resumed?.kind === 'ok') return;
    }
    this.#stand(answer);
  }

  #stand({ code, detail }: Refusal): void {
    this.problem = { code, detail };
    this.#pauseUntil = Math.max(this.#pauseUntil, this.#now() + REFUSED_MS);
  }

  /** Sends a request within the rate limits; undefined if none is allowed now, or the platform said to wait. */
  async #ask<const P extends string>(
    questions: Allowance,
    path: P,
    body?: BodyOf<'POST', P>,
  ): Promise<Answer | undefined> {
    if (this.#now() < this.#pauseUntil || this.keyLost || !questions.take(this.#now())) return undefined;
    const answer = await this.#line('POST', path, body);
    if (answer.kind === 'unreachable') {
      this.offline = answer.why;
      this.#pause(Math.min(AGAIN_MOST_MS, AGAIN_MS * 2 ** this.#failures));
      this.#failures += 1;
      return answer;
    }
    if (answer.kind === 'refused' && isBusy(answer)) {
      if (answer.status !== 429) this.offline = 'La plataforma está ocupada.';
      this.#pause((answer.retryAfterS ?? 5) * 1000);
      return undefined;
    }
    this.offline = undefined;
    this.#failures = 0;
    if (answer.kind === 'refused' && answer.status === 401) {
      this.keyLost = true;
      return undefined;
    }
    return answer;
  }

  #pause(ms: number): void {
    this.#pauseUntil = this.#now() + ms;
  }
}

const KEY_FIELDS: ReadonlySet<string> = new Set(['seq', 'at', 'lat', 'lon']);
const isWrong = ({ status }: Refusal) => status === 400 || status === 422;
const isBusy = ({ status, code }: Refusal) => status === 429 || status >= 500 || code === 'peticion-en-curso';
