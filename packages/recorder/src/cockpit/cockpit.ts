import type { Simulator, SimulatorListener, SimulatorName } from '../simulators/simulator.ts';
import type { Line } from '../platform/line.ts';
import type { SignInByCode } from '../platform/sign-in-by-code.ts';
import type { FlightLog } from './flight-log.ts';
import { type FreeFlight, NextFlights } from './next-flight.ts';
import { Recorder, type RecorderWorld } from './recorder.ts';
import { Sender } from './sender.ts';

/** What a cockpit needs besides what its recorder does. */
export interface CockpitWorld extends RecorderWorld {
  /** Asks what is public. */
  visit: Line;
  simulators: readonly Simulator[];
  /** Without a sign-in the line is good as it is. */
  signIn?: {
    byCode: SignInByCode;
    hasKey(): boolean;
    /** Whether the disk has taken it. */
    keep(key: string | undefined): boolean;
  };
  airlineCode?: string;
}

/** Points are sent this often, ms. */
const SEND_MS = 5000;
/** The platform's word for a flight that has not flown and landed. */
const UNFINISHED = 'faltan-horas';
/** Its word for one that is not open any more: sent, discarded or judged. */
const CLOSED = 'estado-de-informe';
/** Notes kept for the page «Diagnóstico». */
const NOTES = 200;

/** A flight that was sent, as the platform answered. */
export interface SentFlight {
  name: string;
  code: string;
  state: string;
  /** Tenths, 0 to 100; null without one. */
  score: number | null;
  coverage: number | null;
}

/** A simulator, a recorder, the line to the platform and the pilot's wishes, brought together by a tick each second. */
export class Cockpit {
  readonly #world: CockpitWorld;
  readonly recorder: Recorder;
  readonly flights: NextFlights;
  #sender: Sender;
  /** Those of earlier flights. */
  #others = new Map<FlightLog, Sender>();
  #open: { close(): void }[] = [];
  #speaking: Simulator | undefined;
  #sendAt = -Infinity;
  #busy = false;
  #keyLost = false;
  /** The flight that the sender is of. */
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
  /** What the platform says against an earlier flight. */
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

  /** Once a second: the journal goes to the disk, and what is due to the platform. */
  async tick(): Promise<void> {
    this.recorder.flight?.sync();
    const { latest } = this.recorder;
    const place =
      latest && latest.lat !== null && latest.lon !== null ? { lat: latest.lat, lon: latest.lon } : undefined;
    this.recorder.next = this.flights.next(place);
    // A question may take longer than a second; what is asked meanwhile would overtake it.
    if (this.#busy) return;
    this.#busy = true;
    try {
      await this.#talk();
    } catch (error) {
      // Nothing that the platform says may end a recording.
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

  /** Sends the flight in, or throws it away, as soon as there is a line. */
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
    // One flight of a pilot may be open at the platform: the earlier one first.
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

  /** A flight that waits goes on with the sender that it had: that knows when it may ask again. */
  #keepSenders(flight: FlightLog | undefined): void {
    if (this.#sending !== undefined && this.#sending !== flight) {
      if (this.recorder.waiting.includes(this.#sending)) this.#others.set(this.#sending, this.#sender);
      this.#sender = new Sender(this.#world.line, this.#world.now);
    }
    this.#sending = flight;
  }

  /** Sends earlier flights in, the oldest first. */
  async #sendWaiting(): Promise<void> {
    for (const flight of this.recorder.waiting) {
      const sender = this.#others.get(flight) ?? new Sender(this.#world.line, this.#world.now);
      this.#others.set(flight, sender);
      const report = await sender.submit(flight);
      if (sender.keyLost) return void (this.#keyLost = true);
      if (report) this.sent = sentOf(flight, report);
      // Closed there already, or never to be taken: the platform shows what has arrived.
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
      // Withdrawn: it is good for nothing more. The flight goes on being recorded.
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

  /** The first simulator that answers is heard until it is gone; the others are not. */
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
