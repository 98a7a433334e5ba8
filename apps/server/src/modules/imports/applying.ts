import type { Airline } from '#server/kernel/airline/airline.ts';

/** The import that is being applied, and by whom. */
export interface Applying {
  importId: string;
  /** Name of the file, for the words of entries. */
  name: string;
  /** Who applies it. */
  byId: string | null;
  airline: Airline;
  now: Date;
}
