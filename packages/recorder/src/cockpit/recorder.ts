import { randomUUID } from 'node:crypto';
import { type FlightPhase, phaseAt } from '@va/domain/flight-record/flight-phase.ts';
import { STATE, type TelemetryPoint } from '@va/domain/flight-record/telemetry-point.ts';
import { FlightBegin, FlightEnd } from '../core/flight-course.ts';
import { PlaceGuard, type Whereabouts } from '../core/place-guard.ts';
import type { SentPoint } from '../core/point-of.ts';
import { type FastReading, type LoadedAircraft, NOTHING_READ, type Reading } from '../core/reading.ts';
import { Sampler } from '../core/sampler.ts';
import { type Contact, TouchdownWatch } from '../core/touchdown-watch.ts';
import type { FlightFolder } from '../journal/flight-folder.ts';
import type { FlightHead, KeptEvent } from '../journal/journal-lines.ts';
import type { Line } from '../platform/line.ts';
import { FlightLog } from './flight-log.ts';
import { isFarFrom, type NextFlight } from './next-flight.ts';
import { startBodyOf } from './start-body.ts';

/** The recorder's dependencies. */
export interface RecorderWorld {
  /** Address of the platform with its final slash. */
  platform: string;
  client: string;
  clientVersion: string;
  folder: Pick<FlightFolder, 'begin' | 'takeUp'>;
  /** Connection to the platform with the pilot's key. */
  line: Line;
  /** The time, ms since 1970, which never jumps within a run. */
  now(): number;
}

/** Ground speed, kt, from which an aircraft that has ended its flight counts as moving again. */
const MOVES_KT = 1;
/** Most points kept from before the first movement: engine starts and lights at the stand are judged too. */
const BEFORE_MOST = 1800;
/** Declarations of the pilot, as the platform names them. */
export const DECLARATIONS = ['emergency', 'minimum_fuel', 'atc_speed_approved', 'severe_turbulence'] as const;
/** One of them. */
export type Declaration = (typeof DECLARATIONS)[number];

interface Before {
  reading: Reading;
  at: number;
}

/** Turns a simulator's readings into a flight's log. It uses no network and never waits. */
export class Recorder {
  readonly #world: RecorderWorld;
  #guard = new PlaceGuard();
  #sampler = new Sampler();
  #touch = new TouchdownWatch();
  #begin = new FlightBegin();
  #end = new FlightEnd();
  #before: Before[] = [];
  #contacts: Contact[] = [];
  #aircraft: LoadedAircraft = { icaoType: null, title: null };
  #latest: Before | undefined;
  #where: Whereabouts | 'gone' = 'gone';
  #phase: FlightPhase | null = null;
  #flight: FlightLog | undefined;
  #over = false;
  #finished = false;
  #unfinished = false;
  /** Ended but unsent flights from before the present one, the oldest first. */
  #waiting: FlightLog[] = [];
  /** The flight that begins with the next movement; undefined without one. */
  next: NextFlight | undefined;
  /** The disk's error because of which a flight could not begin. */
  beginTrouble: string | undefined;

  constructor(world: RecorderWorld) {
    this.#world = world;
    const [taken, ...older] = world.folder.takeUp(world.platform);
    if (!taken) return;
    this.#waiting = older.toReversed().map(({ flight, journal }) => new FlightLog(flight, journal));
    this.#flight = new FlightLog(taken.flight, taken.journal);
    const points = this.#flight.points;
    this.#contacts = taken.flight.events.flatMap(contactOf);
    this.#touch = new TouchdownWatch(this.#contacts.length);
    this.#end = new FlightEnd(points.some(({ onGround }) => onGround === false));
    for (const point of points) this.#phase = phaseAt(asTelemetry(point), this.#phase);
  }

  get flight(): FlightLog | undefined {
    return this.#flight;
  }
  /** Earlier flights that still have to be submitted, the oldest first. */
  get waiting(): readonly FlightLog[] {
    return this.#waiting;
  }
  get aircraft(): LoadedAircraft {
    return this.#aircraft;
  }
  get where(): Whereabouts | 'gone' {
    return this.#where;
  }
  get phase(): FlightPhase | null {
    return this.#phase;
  }
  /** The newest reading that belongs to a flight (not to a menu or replay). */
  get latest(): Reading | undefined {
    return this.#latest?.reading;
  }
  get contacts(): readonly Contact[] {
    return this.#contacts;
  }
  /** Whether the aircraft was in the air and has landed. */
  get landed(): boolean {
    return this.#end.landed;
  }
  /** Whether the flight is over and can be submitted. */
  get over(): boolean {
    return this.#over || this.#finished;
  }

  loaded(aircraft: LoadedAircraft): void {
    this.#aircraft = aircraft;
  }

  gone(): void {
    this.#where = 'gone';
    this.#note(this.#touch.reset());
  }

  take(reading: Reading): void {
    const at = this.#world.now();
    this.#where = this.#guard.judge(reading, at);
    if (this.#where !== 'flight') {
      this.#note(this.#touch.reset());
      return;
    }
    this.#latest = { reading, at };
    // An ended flight does not change any more: it waits for a connection, and the next flight may begin.
    if (this.#over && (reading.gsKt ?? 0) >= MOVES_KT) this.#moveOn();
    if (!this.#flight) this.#wait(reading, at);
    // Record nothing after the pilot has ended the flight: further points would keep it from ever being submitted.
    if (!this.#flight || this.#finished) return;
    if (this.#sampler.wants(reading, at)) this.#flight.addPoint(reading, at);
    this.#phase = phaseAt(telemetryOf(reading, at), this.#phase);
    this.#note(this.#touch.settle(at));
    if (this.#end.ends(reading, at)) this.#over = true;
  }

  takeFast(fast: FastReading): void {
    if (this.#where !== 'flight' || !this.#flight || this.#finished) return;
    this.#note(this.#touch.feed(fast, this.#world.now()));
  }

  crashed(): void {
    this.#tell('crash');
  }

  /** Records a declaration of the pilot at the present time. */
  declare(kind: Declaration): void {
    this.#tell(kind);
  }

  /** Ends the flight on the pilot's word: nothing more is recorded, whatever the aircraft does. */
  finish(): void {
    this.#finished = true;
  }

  /** Continues the flight, because the platform did not accept it as complete. */
  goOn(): void {
    this.#finished = false;
    this.#unfinished = true;
  }

  /** Closes the present flight, which was submitted or discarded. */
  close(how: 'sent' | 'discarded'): void {
    this.#flight?.end(how);
    this.#forget();
  }

  /** Closes an earlier flight in the same way. */
  closeWaiting(flight: FlightLog, how: 'sent' | 'discarded'): void {
    flight.end(how);
    this.#waiting = this.#waiting.filter((one) => one !== flight);
  }

  /** A movement after the end belongs to the next flight, unless the platform called this one incomplete. */
  #moveOn(): void {
    this.#over = false;
    if (this.#unfinished) return;
    if (this.#flight) this.#waiting = [...this.#waiting, this.#flight];
    this.#forget();
  }

  #forget(): void {
    this.#flight = undefined;
    this.#unfinished = false;
    this.#over = false;
    this.#finished = false;
    this.#phase = null;
    this.#before = [];
    this.#sampler = new Sampler();
    this.#begin = new FlightBegin();
    this.#end = new FlightEnd();
    this.#touch = new TouchdownWatch();
  }

  /** Keeps points at the stand, and begins the flight with the first movement. */
  #wait(reading: Reading, at: number): void {
    const begins = this.#begin.begins(reading);
    const { lat, lon } = reading;
    const { next } = this;
    if (begins && next && lat !== null && lon !== null && !isFarFrom(next, { lat, lon })) {
      this.#beginFlight(next, { lat, lon });
      return;
    }
    if (this.#sampler.wants(reading, at)) this.#before.push({ reading, at });
    if (this.#before.length > BEFORE_MOST) this.#before.shift();
  }

  #beginFlight(next: NextFlight, place: { lat: number; lon: number }): void {
    const { platform, client, clientVersion, folder, now } = this.#world;
    const clientFlightId = randomUUID();
    const start = startBodyOf({
      clientFlightId,
      client,
      clientVersion,
      next,
      aircraft: this.#aircraft,
      place,
    });
    const head: FlightHead = { clientFlightId, platform, start, begunAt: now(), name: next.name };
    try {
      this.#flight = FlightLog.begin(head, folder.begin(head));
      this.beginTrouble = undefined;
    } catch (error) {
      this.beginTrouble = error instanceof Error ? error.message : String(error);
      return;
    }
    this.#contacts = [];
    this.#phase = null;
    for (const { reading, at } of this.#before) {
      this.#flight.addPoint(reading, at);
      this.#phase = phaseAt(telemetryOf(reading, at), this.#phase);
      this.#end.ends(reading, at);
    }
    this.#before = [];
    this.#flight.sync();
  }

  #note(contacts: readonly Contact[]): void {
    for (const contact of contacts) {
      this.#contacts = [...this.#contacts.filter(({ number }) => number !== contact.number), contact];
      this.#flight?.addContact(contact, this.#latest?.reading ?? NOTHING_READ);
    }
  }

  #tell(kind: Declaration | 'crash'): void {
    const at = this.#world.now();
    const { lat = null, lon = null } = this.#latest?.reading ?? {};
    this.#flight?.addEvent({ id: `${kind}-${at}`, kind, at: new Date(at).toISOString(), lat, lon });
  }
}

/** A reading as a telemetry point, for determining the phase. */
function telemetryOf(reading: Reading, at: number): TelemetryPoint {
  const { lat, lon, parkingBrake } = reading;
  const flags = parkingBrake === null ? null : parkingBrake ? STATE.parkingBrake : 0;
  return { ...reading, seq: 0, at, lat: lat ?? 0, lon: lon ?? 0, flags, flapDetent: null };
}

/** The touchdown of a journal's event; an empty list for other events. */
function contactOf({ event, bounce }: KeptEvent): Contact[] {
  if (event.kind !== 'touchdown') return [];
  const { id, at, rateFpm = null, g = null } = event;
  const number = Number(id.replace('touchdown-', ''));
  return [{ number, at: Date.parse(at), rateFpm, g, window: [], bounce, complete: true }];
}

/** A journal's point as a telemetry point. */
function asTelemetry(point: SentPoint): TelemetryPoint {
  const { at, ...values } = point;
  return { ...telemetryOf(NOTHING_READ, Date.parse(at)), ...values };
}
