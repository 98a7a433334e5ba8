import type { FastReading, LoadedAircraft, Reading } from '../core/reading.ts';

/** Name and version of a simulator, by its own answer. */
export interface SimulatorName {
  name: string;
  version: string;
}

/** Callbacks for a simulator's data. */
export interface SimulatorListener {
  connected(about: SimulatorName): void;
  aircraft(loaded: LoadedAircraft): void;
  reading(reading: Reading): void;
  /** Called once a frame close to the ground. */
  fast(reading: FastReading): void;
  crashed(): void;
  /** The simulator was closed or stopped answering; its adapter reconnects by itself. */
  gone(): void;
  /** A problem that the pilot can solve, as a Spanish sentence; undefined when it is over. */
  trouble(sentence: string | undefined): void;
  /** A note for the page «Diagnóstico» about what a simulator refused or left out. */
  note(line: string): void;
}

/** A kind of simulator. */
export interface Simulator {
  /** Keeps looking for the simulator until `close` is called. */
  open(listener: SimulatorListener): { close(): void };
}

/** How long adapters wait; replaced in tests. */
export interface Timers {
  every(ms: number, act: () => void): { stop(): void };
}

/** The timers of this machine. */
export const realTimers: Timers = {
  every(ms, act) {
    const timer = setInterval(act, ms);
    return { stop: () => clearInterval(timer) };
  },
};
