import type { SimulatedFlight } from '@va/domain/flight-simulation/simulate-flight.ts';
import type { FlightLog } from '../cockpit/flight-log.ts';
import { Recorder } from '../cockpit/recorder.ts';
import { Sender } from '../cockpit/sender.ts';
import { Journal } from '../journal/journal.ts';
import type { Line } from '../platform/line.ts';
import { SimulatedSimulator } from '../simulators/simulated.ts';

/** How a flight is sent. */
export interface Recording {
  flight: SimulatedFlight;
  /** Times as fast as the points were recorded. */
  speed: number;
  /** Minutes in the middle of the flight in which nothing can be sent. */
  lostLineMin: number;
  line: Line;
  now(): number;
  wait(ms: number): Promise<unknown>;
  /** Hears how far the flight is, 0 to 1, and whether the line is lost. */
  progress(part: number, lost: boolean): void;
}

/** The recorder sends what it has this often. */
const EVERY_MS = 5000;

/** A flight that can be flown again needs no journal. */
const NO_DISK = { append: () => undefined, sync: () => undefined, close: () => undefined };
const NO_FOLDER = { begin: () => new Journal(NO_DISK), takeUp: () => [] };

/**
 * Records a simulated flight as a pilot's recorder does and sends it under the code of its report; what could not be sent
 * is sent later. Answers the number of its last point. Throws what the platform says against it.
 */
export async function recordFlight(code: string, recording: Recording): Promise<number> {
  const { flight, speed, lostLineMin, line, now, wait, progress } = recording;
  const first = flight.points[0]?.at ?? 0;
  const last = flight.points.at(-1)?.at ?? 0;
  const began = now();
  const middle = first + (last - first) / 2;
  let time = first;
  const recorder = new Recorder({
    platform: '',
    client: 'npm run fly',
    clientVersion: '1',
    folder: NO_FOLDER,
    line,
    now: () => time,
  });
  recorder.next = { name: '', isNumbered: false, from: '', to: '', icaoType: '', origin: null, start: {} };
  const simulator = new SimulatedSimulator(flight);
  const heard = {
    reading: recorder.take.bind(recorder),
    fast: recorder.takeFast.bind(recorder),
  };
  const sender = new Sender(line, now);
  for (;;) {
    const at = first + (now() - began) * speed;
    const lost = Math.abs(at - middle) < lostLineMin * 30_000;
    simulator.playUntil(at, heard, (shown) => (time = shown));
    const log = recorder.flight;
    log?.reported(code);
    if (log && !lost) await sender.send(log);
    if (sender.keyLost) throw new Error('La plataforma ya no acepta la clave.');
    if (sender.problem) throw new Error(sender.problem.detail);
    const over = at >= last;
    if (log && over && isSent(log)) return log.lastSeq;
    progress(partOf(log, at, [first, last]), lost);
    await wait(EVERY_MS);
  }
}

const isSent = (log: FlightLog) => log.arrived > log.lastSeq && log.eventsToSend().length === 0;

/** How much of the whole flight has arrived. */
function partOf(log: FlightLog | undefined, at: number, [first, last]: [number, number]): number {
  const flown = last > first ? Math.min(1, Math.max(0, (at - first) / (last - first))) : 1;
  return log && log.lastSeq >= 0 ? (flown * log.arrived) / (log.lastSeq + 1) : 0;
}
