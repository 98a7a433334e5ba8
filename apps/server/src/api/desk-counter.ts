import type { Expression } from 'kysely';
import type { Capability } from '@va/domain/rights/capabilities.ts';

/** One thing that waits for staff: since when, and its name in the address. */
export interface WaitingRow {
  since: Date;
  ref: string;
}

/** A kind of thing that waits for staff, as the first page of the desk counts it. */
export interface DeskCounter {
  /** Unique, for programs. */
  id: string;
  /** Spanish, in the plural: «Informes por decidir». */
  title: string;
  /** Spanish text for when none waits: «Ninguno espera». */
  calm: string;
  /** Who sees the counter: staff who may decide. */
  capability: Capability;
  /** Address of their list, after `/plataforma`. */
  list: `/mesa/${string}`;
  /**
   * Address where staff decide on one of them, after `/plataforma`. A counter without it only informs, for example of
   * what waits for a pilot, and «Abrir lo más antiguo» skips it.
   */
  open?: (ref: string) => `/mesa/${string}`;
  /**
   * A query with columns `since` and `ref` for everything that this account may decide. It leaves out the reader's own
   * things, and those that somebody else than the first decider must decide.
   */
  rows(reader: { pilotId: string; now: Date }): Expression<WaitingRow>;
}
