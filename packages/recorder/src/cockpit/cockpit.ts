import type { Simulator, SimulatorListener, SimulatorName } from '../simulators/simulator.ts';
import type { Line } from '../platform/line.ts';
import type { SignInByCode } from '../platform/sign-in-by-code.ts';
import type { FlightLog } from './flight-log.ts';
import { type FreeFlight, NextFlights } from './next-flight.ts';
import { Recorder, type RecorderWorld } from './recorder.ts';
import { Sender } from './sender.ts';

/** The cockpit's dependencies, besides those of its recorder. */
export interface CockpitWorld extends RecorderWorld {
  /** Connection without a key, for public data. */
  visit: Line;
  simulators: readonly Simulator[];
  /** Sign-in by code; without it, `line` needs no key. */
  signIn?: {
    byCode: SignInByCode;
    hasKey(): boolean;
    /** Stores the key, or deletes it (undefined); answers whether the disk took that. */
    keep(key: string | undefined): boolean;
  };
  airlineCode?: string;
}

/** Interval of sending points, ms. */
const SEND_MS = 5000;
/** The platform's problem code for a flight without take-off and landing. */
const UNFINISHED = 'faltan-horas';
/** Its problem code for a flight that is no longer open: submitted, discarded or decided. */
const CLOSED = 'estado-de-informe';
/** Most notes kept for the page «Diagnóstico». */
const NOTES = 200;

/** A submitted flight, by the platform's answer. */
export interface SentFlight {
  name: string;
  code: string;
  state: string;
  /** Score in tenths, 0 to 100; null without one. */
  score: number | null;
  coverage: number | null;
}

/** Connects simulators, recorder, platform and the pilot's acts, driven by a tick each second. */
export class Cockpit {
  readonly #world: CockpitWorld;
  readonly recorder: Recorder;
  readonly flights: NextFlights;
  #sender: Sender;
  /** Senders of earlier flights. */
  #others = new Map<FlightLog, Sender>();
  #open: { close(): void }[] = [];
  #speaking: Simulator | undefined;
  #sendAt = -Infinity;
  #busy = false;
  #keyLost = false;
  /** The flight of `#sender`. */
  #sending: FlightLog | undefined;
  #discarding = false;
  simulator: SimulatorName | undefined;
  simulatorTrouble: string | undefined;
  sent: SentFlight | undefined;
  readonly notes: string[] = [];

  constructor(world: CockpitWorld) {
    this.#world = world;
    this.recorder = new Recorder(world);
    this.flights = new NextFlights(world.line, world.visit, world.airlineCode);
    this.#sender = new Sender(world.line, world.now);
  }

  get sender(): Pick<Sender, 'offline' | 'problem' | 'keyLost'> {
    return this.#sender;
  }
  /** The platform's refusal of an earlier flight; undefined without one. */
  problemOf(flight: FlightLog): Sender['problem'] {
    return this.#others.get(flight)?.problem;
  }
  get signIn(): CockpitWorld['signIn'] {
    return this.#world.signIn;
  }
  get platform(): string {
    return this.#world.platform;
  }
  get signedIn(): boolean {
    return this.#world.signIn?.hasKey() ?? true;
  }

  /** Begins to look for simulators. */
  start(): void {
    this.#open = this.#world.simulators.map((simulator) => simulator.open(this.#listen(simulator)));
  }

  stop(): void {
    for (const one of this.#open) one.close();
    this.recorder.flight?.sync();
  }

  /** Call it once a second: writes the journal to the disk, and sends what is due to the platform. */
  async tick(): Promise<void> {
    this.recorder.flight?.sync();
    const { latest } = this.recorder;
    const place =
      latest && latest.lat !== null && latest.lon !== null ? { lat: latest.lat, lon: latest.lon } : undefined;
    this.recorder.next = this.flights.next(place);
    // A request may take longer than a second; send no other meanwhile, which could overtake it.
    if (this.#busy) return;
    this.#busy = true;
    try {
      await this.#talk();
    } catch (error) {
      // No answer of the platform may end the recording.
      this.#note(
        `Fallo al hablar con la plataforma: ${error instanceof Error ? error.message : String(error)}`,
      );
    } finally {
      this.#busy = false;
    }
  }

  flyFree(asked: FreeFlight | undefined): Promise<void> {
    return this.flights.flyFree(asked);
  }

  /** Ends the flight for the pilot and submits it as soon as there is a connection; `discard` discards it likewise. */
  finish(): void {
    this.recorder.finish();
    this.#sender.hurry();
    this.#sendAt = -Infinity;
  }
  discard(): void {
    this.#discarding = true;
    this.#sender.hurry();
  }

  async #talk(): Promise<void> {
    const now = this.#world.now();
    if (!(await this.#haveKey(now))) return;
    await this.flights.look(now);
    const { flight } = this.recorder;
    this.#keepSenders(flight);
    if (flight && this.#discarding) {
      if (await this.#sender.discard(flight)) this.#close('discarded');
      return;
    }
    if (now < this.#sendAt) return;
    this.#sendAt = now + SEND_MS;
    await this.#sendWaiting();
    // A pilot can have only one open flight at the platform, so send the earlier ones first.
    const isBehind = this.recorder.waiting.some((earlier) => !this.#others.get(earlier)?.problem);
    if (!flight || isBehind) return;
    if (!this.recorder.over) return this.#sender.send(flight);
    const report = await this.#sender.submit(flight);
    if (!report) {
      if (this.#sender.problem?.code === UNFINISHED) this.recorder.goOn();
      return;
    }
    this.sent = sentOf(flight, report);
    this.#close('sent');
  }

  /** Keeps an unsent flight's sender when another flight begins, since it knows when it may retry. */
  #keepSenders(flight: FlightLog | undefined): void {
    if (this.#sending !== undefined && this.#sending !== flight) {
      if (this.recorder.waiting.includes(this.#sending)) this.#others.set(this.#sending, this.#sender);
      this.#sender = new Sender(this.#world.line, this.#world.now);
    }
    this.#sending = flight;
  }

  /** Submits earlier flights, the oldest first. */
  async #sendWaiting(): Promise<void> {
    for (const flight of this.recorder.waiting) {
      const sender = this.#others.get(flight) ?? new Sender(this.#world.line, this.#world.now);
      this.#others.set(flight, sender);
      const report = await sender.submit(flight);
      if (sender.keyLost) return void (this.#keyLost = true);
      if (report) this.sent = sentOf(flight, report);
      // The platform has closed the flight or will never accept it; it shows what has arrived.
      const isClosed = sender.problem?.code === CLOSED;
      if (!report && !isClosed) continue;
      this.recorder.closeWaiting(flight, report ? 'sent' : 'discarded');
      this.#others.delete(flight);
    }
  }

  #close(how: 'sent' | 'discarded'): void {
    this.recorder.close(how);
    this.#discarding = false;
    this.flights.hurry();
  }

  async #haveKey(now: number): Promise<boolean> {
    const { signIn } = this.#world;
    if (!signIn) return true;
    if (this.#sender.keyLost || this.flights.keyLost || this.#keyLost) {
      // The key was revoked: delete it. Recording continues.
      signIn.keep(undefined);
      this.#keyLost = false;
      this.#sender.hurry();
      for (const sender of this.#others.values()) sender.hurry();
      this.flights.hurry();
    }
    if (signIn.hasKey()) return true;
    const key = await signIn.byCode.ask(now);
    if (key === undefined) return false;
    if (!signIn.keep(key))
      this.#note('La clave no cabe en este disco: la próxima vez hará falta otro código.');
    this.#sender.hurry();
    return true;
  }

  /** Listens to the first simulator that answers until it is gone, and ignores the others. */
  #listen(simulator: Simulator): SimulatorListener {
    const speaks = () => this.#speaking === simulator;
    const { recorder } = this;
    return {
      connected: (about) => {
        if (this.#speaking && !speaks()) return;
        this.#speaking = simulator;
        this.simulator = about;
        this.simulatorTrouble = undefined;
        this.#note(`Conectado: ${about.name} ${about.version}`);
      },
      aircraft: (loaded) => speaks() && recorder.loaded(loaded),
      reading: (reading) => speaks() && recorder.take(reading),
      fast: (reading) => speaks() && recorder.takeFast(reading),
      crashed: () => speaks() && recorder.crashed(),
      gone: () => {
        if (!speaks()) return;
        this.#speaking = undefined;
        this.simulator = undefined;
        recorder.gone();
        this.#note('El simulador se ha ido');
      },
      trouble: (sentence) => {
        if (!this.#speaking) this.simulatorTrouble = sentence;
        if (sentence !== undefined) this.#note(sentence);
      },
      note: (line) => this.#note(line),
    };
  }

  #note(line: string): void {
    const stamped = `${new Date(this.#world.now()).toISOString()} ${line}`;
    this.notes.push(stamped);
    if (this.notes.length > NOTES) this.notes.shift();
  }
}

function sentOf(flight: FlightLog, report: Record<string, unknown>): SentFlight {
  const { code, state, score, coverage } = report;
  return {
    name: flight.head.name,
    code: String(code),
    state: String(state),
    score: typeof score === 'number' ? score : null,
    coverage: typeof coverage === 'number' ? coverage : null,
  };
}
