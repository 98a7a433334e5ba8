import { DatabaseUnavailable, readDatabaseError } from '../database-error.ts';

/** Runs `act` and turns refused statements into `DatabaseError`, and lost connections into `DatabaseUnavailable`. */
export async function translate<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    const refused = readDatabaseError(error);
    // Classes 08 and 57P: connection lost, server shutting down or starting; 53300: too many connections. A statement
    // that was prepared before another program changed its table works again on a new connection.
    const passes =
      refused && (/^(?:08|57P|53300)/.test(refused.code) || refused.message.startsWith('cached plan'));
    if (refused && !passes) throw refused;
    throw new DatabaseUnavailable(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
