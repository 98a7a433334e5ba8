import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { openDisk, Journal } from './journal.ts';
import { type FlightHead, type KeptFlight, readJournal, wholeLength } from './journal-lines.ts';

/** An unsent flight of an earlier run, with its journal to continue. */
export interface TakenUp {
  flight: KeptFlight;
  journal: Journal;
}

/** How long a flight's journal is kept, ms. */
const KEPT_MS = 30 * 86_400_000;
const EXTENSION = '.jsonl';

/** The folder of a recorder's journals, one file a flight. */
export class FlightFolder {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  }

  /** Begins the journal of a flight. Throws the disk's error. */
  begin(head: FlightHead): Journal {
    const journal = new Journal(openDisk(this.#fileOf(head.clientFlightId)));
    journal.write({ flight: head });
    return journal;
  }

  /** The flights of this platform that have not ended, the newest first. */
  takeUp(platform: string): TakenUp[] {
    return this.#files()
      .map((file) => ({ file, flight: readFlight(file) }))
      .flatMap(({ file, flight }) =>
        flight?.head.platform === platform && flight.ended === undefined ? [{ file, flight }] : [],
      )
      .toSorted((a, b) => b.flight.head.begunAt - a.flight.head.begunAt)
      .map(({ file, flight }) => ({ flight, journal: new Journal(openDisk(file)) }));
  }

  /** Deletes journals that are older than 30 days. @param now ms since 1970 */
  tidy(now: number): void {
    for (const file of this.#files()) if (statSync(file).mtimeMs < now - KEPT_MS) rmSync(file);
  }

  #files(): string[] {
    return readdirSync(this.#folder)
      .filter((name) => name.endsWith(EXTENSION))
      .map((name) => join(this.#folder, name));
  }

  #fileOf(id: string): string {
    return join(this.#folder, `${id}${EXTENSION}`);
  }
}

/** Reads a journal, and cuts off an incomplete last line after a crash. */
function readFlight(file: string): KeptFlight | undefined {
  const bytes = readFileSync(file);
  const whole = wholeLength(bytes);
  if (whole < bytes.length) truncateSync(file, whole);
  return readJournal(bytes.subarray(0, whole).toString('utf8'));
}
