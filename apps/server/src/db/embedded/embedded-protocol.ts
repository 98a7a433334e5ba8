import type { DatabaseErrorFields } from '../database-error.ts';
import type { StatementResult } from '../driver.ts';

/** Requests of the server to the embedded database's worker thread. `call` matches the answer to its request. */
export type EngineRequest =
  | { call: number; kind: 'query'; sql: string; parameters: readonly unknown[] }
  | { call: number; kind: 'exec'; sql: string }
  | { call: number; kind: 'listen'; channel: string }
  | { call: number; kind: 'close' };

/** Messages of the thread: ready, an answer, a notification, or a fatal failure of the database. */
export type EngineMessage =
  | { kind: 'ready' }
  | { kind: 'answer'; call: number; result: StatementResult }
  | { kind: 'refused'; call: number; message: string; fields: DatabaseErrorFields }
  | { kind: 'notification'; channel: string; payload: string }
  | { kind: 'fatal'; message: string; diskFull: boolean };

/** Start options of the thread. */
export interface EngineStart {
  folder: string;
}
