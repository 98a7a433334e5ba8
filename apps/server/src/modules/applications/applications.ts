import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';

/** What applications need of the platform around them. */
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
