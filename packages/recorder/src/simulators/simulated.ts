import { bit, STATE, type TelemetryPoint } from '@va/domain/flight-record/telemetry-point.ts';
import type { SimulatedFlight } from '@va/domain/flight-simulation/simulate-flight.ts';
import { type FastReading, NOTHING_READ, type Reading } from '../core/reading.ts';
import type { SimulatorListener } from './simulator.ts';

/** A reading or event of a simulated flight at a time (ms since 1970). */
interface Shown {
  at: number;
  show(listener: Pick<SimulatorListener, 'reading' | 'fast'>): void;
}

/** A simulator for people without one: plays a flight that the domain has computed, reading by reading. */
export class SimulatedSimulator {
  readonly #shown: readonly Shown[];
  #next = 0;

  constructor({ points, events }: SimulatedFlight) {
    const windows = events.flatMap(({ at, data }) =>
      (data.window ?? []).map((sample): Shown => {
        const onGround = sample.at >= at;
        const rateFpm = Math.abs(data.rateFpm ?? 0);
        const fast: FastReading = {
          aglFt: sample.aglFt,
          g: sample.g,
          onGround,
          vsFpm: onGround ? 0 : -rateFpm,
          latchedFpm: onGround ? rateFpm : 0,
        };
        return { at: sample.at, show: (listener) => listener.fast(fast) };
      }),
    );
    const readings = points.map((point): Shown => {
      const reading = readingOf(point);
      return { at: point.at, show: (listener) => listener.reading(reading) };
    });
    this.#shown = [...readings, ...windows].toSorted((a, b) => a.at - b.at);
  }

  /**
   * Plays everything up to a time, in order.
   * @param now called with the time of each item before it is played
   */
  playUntil(
    end: number,
    listener: Pick<SimulatorListener, 'reading' | 'fast'>,
    now: (at: number) => void,
  ): void {
    for (; this.#next < this.#shown.length; this.#next += 1) {
      const shown = this.#shown[this.#next];
      if (!shown || shown.at > end) return;
      now(shown.at);
      shown.show(listener);
    }
  }
}

/** A point as a simulator's reading. */
function readingOf(point: TelemetryPoint): Reading {
  const { seq: _seq, at: _at, flags, flapDetent: _detent, arrived: _arrived, id: _id, ...values } = point;
  return {
    ...NOTHING_READ,
    ...values,
    paused: bit(flags, STATE.pause),
    slew: bit(flags, STATE.slew),
    stall: bit(flags, STATE.stall),
    overspeed: bit(flags, STATE.overspeed),
    parkingBrake: bit(flags, STATE.parkingBrake),
    unlimitedFuel: bit(flags, STATE.unlimitedFuel),
  };
}
