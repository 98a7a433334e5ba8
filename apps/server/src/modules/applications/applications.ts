import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';

/** The platform's parts that applications need. */
export interface Applications {
  db: Database;
  airline: Airline;
  /** Where people reach the portal, with a slash at the end. */
  publicUrl: string;
  /** Key that forms are signed with. */
  key: Uint8Array;
  /** Whether mail reaches people. */
  byMail: boolean;
}
