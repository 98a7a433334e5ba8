import type { DatabaseErrorFields } from '../database-error.ts';
import type { StatementResult } from '../driver.ts';

/** What the server asks of the thread of the embedded database. `call` ties the answer to the question. */
export type EngineRequest =
  | { call: number; kind: 'query'; sql: string; parameters: readonly unknown[] }
  | { call: number; kind: 'exec'; sql: string }
  | { call: number; kind: 'listen'; channel: string }
  | { call: number; kind: 'close' };

/** What the thread says: ready, an answer, a notification, or that the database can do no more. */
export type EngineMessage =
  | { kind: 'ready' }
  | { kind: 'answer'; call: number; result: StatementResult }
  | { kind: 'refused'; call: number; message: string; fields: DatabaseErrorFields }
  | { kind: 'notification'; channel: string; payload: string }
  | { kind: 'fatal'; message: string; diskFull: boolean };

/** What the thread is started with. */
export interface EngineStart {
  folder: string;
}
