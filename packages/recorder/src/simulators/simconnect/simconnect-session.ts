import {
  type open,
  type RawBuffer,
  type RecvOpen,
  type SimConnectConnection,
  SimConnectConstants,
  SimConnectDataType,
  SimConnectPeriod,
} from 'node-simconnect';
import type { LoadedAircraft } from '../../core/reading.ts';
import { type AddOnCorrection, keyOf } from '../add-on-corrections.ts';
import { LoadedAddOn } from '../loaded-add-on.ts';
import type { SimulatorListener } from '../simulator.ts';
import {
  ALL_VARIABLES,
  FAST_VARIABLES,
  fastOf,
  readingOf,
  type SimulatorState,
} from './simconnect-fields.ts';

/** Ids of our data definitions (also of their requests) and of the subscribed events. */
const ALL = 1;
const FAST = 2;
const AIRCRAFT = 3;
const ADD_ON = 4;
const EVENTS = { Sim: 1, Pause: 2, Pause_EX1: 3, Crashed: 4, AircraftLoaded: 5, FlightLoaded: 6 };
const RUNNING = 1;

/** Below this height over the ground, ft, the touchdown's values are read at each frame. */
const LOW_FT = 1000;
/** On the ground, they are read only above this speed, kt: while rolling, not while standing. */
const ROLL_KT = 40;

type Opened = Awaited<ReturnType<typeof open>>;

interface Surroundings {
  listener: SimulatorListener;
  corrections: readonly AddOnCorrection[];
  gone(): void;
}

/** One connection to a simulator, from its answer to its end. */
export class SimConnectSession {
  readonly #handle: SimConnectConnection;
  readonly #world: Surroundings;
  /** Variables of each definition, in the order of their values. */
  readonly #layout = new Map<number, string[]>();
  /** Ids of the packets that added a variable, since a refusal names only the packet. */
  readonly #packets = new Map<number, { define: number; name: string }>();
  #state: SimulatorState = { paused: null, running: true };
  #pauseEx1 = false;
  #fast = false;
  #addOn = new LoadedAddOn(null, [], 'variable');
  #addOnValues = new Map<string, number>();
  #values = new Map<string, number>();
  #over = false;

  constructor({ handle, recvOpen }: Opened, world: Surroundings) {
    this.#handle = handle;
    this.#world = world;
    // The library's promise ignores errors after `open`.
    handle.on('error', () => this.#end());
    handle.on('close', () => this.#end());
    handle.on('quit', () => this.close());
    handle.on('exception', ({ exceptionName, sendId }) => this.#refused(exceptionName, sendId));
    handle.on('event', ({ clientEventId, data }) => this.#heard(clientEventId, data));
    handle.on('eventEx1', ({ clientEventId, data }) => this.#heard(clientEventId, data[0] ?? 0));
    handle.on('eventFilename', ({ clientEventId }) => this.#heard(clientEventId, 0));
    handle.on('systemState', ({ requestID, dataInteger }) => {
      if (requestID === RUNNING) this.#state = { ...this.#state, running: dataInteger !== 0 };
    });
    handle.on('simObjectData', ({ requestID, data }) => this.#received(requestID, data));
    world.listener.connected(nameOf(recvOpen));
    for (const [name, id] of Object.entries(EVENTS)) handle.subscribeToSystemEvent(id, name);
    handle.requestSystemState(RUNNING, 'Sim');
    this.#define(ALL, ALL_VARIABLES);
    this.#define(FAST, FAST_VARIABLES);
    for (const name of ['TITLE', 'ATC MODEL'])
      this.#added(
        handle.addToDataDefinition(AIRCRAFT, name, null, SimConnectDataType.STRING256),
        AIRCRAFT,
        name,
      );
    this.#request(AIRCRAFT, SimConnectPeriod.ONCE);
    this.#request(ALL, SimConnectPeriod.SECOND);
  }

  close(): void {
    this.#handle.close();
    this.#end();
  }

  #end(): void {
    if (this.#over) return;
    this.#over = true;
    this.#world.listener.gone();
    this.#world.gone();
  }

  #define(define: number, variables: Readonly<Record<string, string>>): void {
    for (const [name, unit] of Object.entries(variables))
      this.#added(
        this.#handle.addToDataDefinition(define, name, unit, SimConnectDataType.FLOAT64),
        define,
        name,
      );
  }

  #added(packet: number, define: number, name: string): void {
    this.#packets.set(packet, { define, name });
    this.#layout.set(define, [...(this.#layout.get(define) ?? []), name]);
  }

  /** Removes a variable that the simulator does not have from the definition's order. */
  #refused(exception: string, packet: number): void {
    const added = this.#packets.get(packet);
    this.#world.listener.note(`SimConnect: ${exception}${added ? `, ${added.name}` : ''}`);
    if (!added) return;
    const names = this.#layout.get(added.define) ?? [];
    this.#layout.set(
      added.define,
      names.filter((name) => name !== added.name),
    );
  }

  #request(define: number, period: SimConnectPeriod): void {
    this.#handle.requestDataOnSimObject(define, define, SimConnectConstants.OBJECT_ID_USER, period);
  }

  #heard(event: number, data: number): void {
    if (event === EVENTS.Sim) this.#state = { ...this.#state, running: data !== 0 };
    else if (event === EVENTS.Crashed) this.#world.listener.crashed();
    else if (event === EVENTS.AircraftLoaded || event === EVENTS.FlightLoaded)
      this.#request(AIRCRAFT, SimConnectPeriod.ONCE);
    else if (event === EVENTS.Pause_EX1 || (event === EVENTS.Pause && !this.#pauseEx1)) {
      this.#pauseEx1 ||= event === EVENTS.Pause_EX1;
      this.#state = { ...this.#state, paused: data !== 0 };
    } else return;
    // Report at once, since some simulators send nothing more while paused.
    if (this.#values.size > 0) this.#tell();
  }

  #received(define: number, data: RawBuffer): void {
    if (define === AIRCRAFT) return this.#loaded(data);
    const names = this.#layout.get(define) ?? [];
    // Too short: this is not the answer to our definition.
    if (data.remaining() < names.length * 8) return;
    const values = new Map(names.map((name) => [name, data.readFloat64()]));
    if (define === FAST) this.#world.listener.fast(fastOf(values));
    else if (define === ADD_ON) this.#addOnValues = values;
    else {
      this.#values = values;
      this.#tell();
    }
  }

  #tell(): void {
    const reading = readingOf(this.#values, this.#state);
    const { aglFt, onGround, gsKt } = reading;
    const low = aglFt !== null && aglFt < LOW_FT && (onGround !== true || (gsKt ?? 0) > ROLL_KT);
    if (low !== this.#fast) this.#request(FAST, low ? SimConnectPeriod.SIM_FRAME : SimConnectPeriod.NEVER);
    this.#fast = low;
    this.#world.listener.reading(this.#addOn.correct(reading, this.#addOnValues));
  }

  #loaded(data: RawBuffer): void {
    const names = this.#layout.get(AIRCRAFT) ?? [];
    if (data.remaining() < names.length * 256) return;
    const texts = new Map(names.map((name) => [name, data.readString256()]));
    const loaded: LoadedAircraft = {
      title: texts.get('TITLE') || null,
      icaoType: texts.get('ATC MODEL') || null,
    };
    this.#world.listener.aircraft(loaded);
    this.#addOn = new LoadedAddOn(loaded.title, this.#world.corrections, 'variable');
    const variables = [...new Set(this.#addOn.places.map(keyOf))];
    this.#addOnValues = new Map();
    if (this.#layout.delete(ADD_ON)) {
      this.#request(ADD_ON, SimConnectPeriod.NEVER);
      this.#handle.clearDataDefinition(ADD_ON);
    }
    if (variables.length === 0) return;
    this.#define(ADD_ON, Object.fromEntries(variables.map((name) => [name, 'number'])));
    this.#request(ADD_ON, SimConnectPeriod.SECOND);
  }
}

/** The simulator's name as people know it. */
function nameOf(opened: RecvOpen) {
  const { applicationName, applicationVersionMajor: major, applicationVersionMinor: minor } = opened;
  const version = `${major}.${minor}.${opened.applicationBuildMajor}`;
  if (/KittyHawk/i.test(applicationName)) return { name: 'Microsoft Flight Simulator 2020', version };
  if (/SunRise/i.test(applicationName)) return { name: 'Microsoft Flight Simulator 2024', version };
  return { name: applicationName, version };
}
