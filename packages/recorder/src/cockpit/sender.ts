import type { BodyOf } from '@va/contract/contract.ts';
import { bareOf, type SentPoint } from '../core/point-of.ts';
import type { SentEvent } from '../journal/journal-lines.ts';
import { Allowance } from '../platform/allowance.ts';
import type { Answer, Line } from '../platform/line.ts';
import type { FlightLog } from './flight-log.ts';

/** The platform's limits are 500 points a batch and 30 requests of each kind a minute; a little is left for others. */
const MOST_POINTS = 500;
const MOST_EVENTS = 100;
const A_MINUTE = 25;
/** Without an answer it is tried again after so long, each time twice as long, ms. */
const AGAIN_MS = 5000;
const AGAIN_MOST_MS = 60_000;
/** After a refusal that only the pilot or time can mend, ms. */
const REFUSED_MS = 30_000;

type Refusal = Extract<Answer, { kind: 'refused' }>;

/** Sends a flight: start, points, events, end. One question at a time, none before the platform's time. */
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
  /** Why nothing gets through: nobody answers. */
  offline: string | undefined;
  /** What the platform says against the flight. */
  problem: { code: string; detail: string } | undefined;
  /** Whether the key is not good any more. */
  keyLost = false;

  /** @param now ms since 1970 */
  constructor(line: Line, now: () => number) {
    this.#line = line;
    this.#now = now;
  }

  /** Asks again at once: there is a new key, or the pilot wants it. */
  hurry(): void {
    this.keyLost = false;
    this.#pauseUntil = -Infinity;
  }

  /** Sends what is there as it begins. What comes meanwhile waits for the next time, or it would never end. */
  async send(flight: FlightLog): Promise<void> {
    if (this.keyLost || this.#now() < this.#pauseUntil) return;
    const last = flight.lastSeq;
    if (flight.report === undefined && !(await this.#start(flight))) return;
    if (!(await this.#sendPoints(flight, last))) return;
    await this.#sendEvents(flight);
  }

  /** Sends the flight in; its report once the platform has taken it, undefined while it has not. */
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

  /** Throws the flight away; whether the platform knows it, or never has heard of it. */
  async discard(flight: FlightLog): Promise<boolean> {
    if (flight.report === undefined) return true;
    const answer = await this.#ask(this.#otherQuestions, `/reports/${flight.report}/discard`);
    if (answer?.kind === 'ok') return true;
    if (answer?.kind !== 'refused') return false;
    // Sent, closed or somebody else's: here is nothing to throw away any more.
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
        // The journal has lost all that is left: it is sent without.
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

  /** Takes out of a refused batch what the platform names; where it names nothing, halves it until one point is left. */
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

  /** One by one, then without what was measured; one that is refused all the same is left out. */
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

  /** What is left of refusals once values, sizes and limits are dealt with. */
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

  /** Asks within the limits. Undefined where nothing may be asked now, or the platform said to wait. */
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
