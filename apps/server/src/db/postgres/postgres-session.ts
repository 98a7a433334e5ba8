import type { PoolClient } from 'pg';
import { DatabaseUnavailable } from '../database-error.ts';
import type { DriverSession } from '../driver.ts';
import { translate } from './postgres-errors.ts';
import type { Prepare } from './prepare-often.ts';

/** Wraps a connection of the pool as a driver's session. */
export function session(client: PoolClient, prepared: Prepare): DriverSession {
  // Without a listener, an error event of a broken connection would end the program.
  const ignore = () => {};
  client.on('error', ignore);
  // A statement may still be running on a lost connection: send nothing more, and never reuse it.
  let lost: DatabaseUnavailable | undefined;
  const ask = async <T>(act: () => Promise<T>): Promise<T> => {
    if (lost) throw lost;
    try {
      return await translate(act);
    } catch (error) {
      if (error instanceof DatabaseUnavailable) lost = error;
      throw error;
    }
  };
  return {
    async query(sql, parameters = []) {
      const statement = prepared(sql, parameters);
      const { rows, rowCount } = await ask(() => client.query<Record<string, unknown>>(statement));
      return { rows, affected: rowCount ?? 0 };
    },
    async exec(sql) {
      await ask(() => client.query(sql));
    },
    release(broken = false) {
      client.off('error', ignore);
      client.release(broken || lost !== undefined);
    },
  };
}
