import type { FastReading, LoadedAircraft, Reading } from '../core/reading.ts';

/** A simulator that answers, in its own words. */
export interface SimulatorName {
  name: string;
  version: string;
}

/** Who hears what a simulator says, as it comes. */
export interface SimulatorListener {
  connected(about: SimulatorName): void;
  aircraft(loaded: LoadedAircraft): void;
  reading(reading: Reading): void;
  /** Close to the ground, once a frame. */
  fast(reading: FastReading): void;
  crashed(): void;
  /** The simulator was closed or says nothing any more; its adapter tries again by itself. */
  gone(): void;
  /** It can't be reached for a reason that the pilot can mend; a sentence in Spanish. Undefined: that is over. */
  trouble(sentence: string | undefined): void;
  /** For the page «Diagnóstico»: what a simulator refused or left out. */
  note(line: string): void;
}

/** A kind of simulator. */
export interface Simulator {
  /** Looks for it until it is closed, again and again. */
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
