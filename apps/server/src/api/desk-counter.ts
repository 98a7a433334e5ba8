import type { Expression } from 'kysely';
import type { Capability } from '@va/domain/rights/capabilities.ts';

/** One thing that waits: since when, and what names it in an address. */
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
  /** Spanish, where none waits: «Ninguno espera». */
  calm: string;
  /** Who sees the counter: staff who may decide. */
  capability: Capability;
  /** Where all of them stand, after `/plataforma`. */
  list: `/mesa/${string}`;
  /**
   * Where one of them is decided, after `/plataforma`. Without it the counter only tells, as of what waits for a pilot, and
   * «Abrir lo más antiguo» passes it over.
   */
  open?: (ref: string) => `/mesa/${string}`;
  /**
   * Everything that waits and that this account may decide, as a query of columns `since` and `ref`: what is one's own, or
   * needs another person than before, is left out.
   */
  rows(reader: { pilotId: string; now: Date }): Expression<WaitingRow>;
}
