import { type PGlite, parse, protocol } from '@electric-sql/pglite';
import { hasPlan, type StatementResult } from '../driver.ts';

/** From this many runs on, a statement is prepared. */
const OFTEN = 3;
/** Most statement texts that are counted and so can be prepared: each prepared one takes database memory. */
const MOST_TEXTS = 500;

interface Counted {
  times: number;
  name: string;
  /** Types of its parameters once it is prepared. */
  types: number[] | undefined;
}

/**
 * Runs statements on PGlite. It prepares frequent ones and then sends each run in one call instead of six: parsing and
 * planning are four fifths of the time of a short statement.
 */
export class EmbeddedStatements {
  readonly #engine: PGlite;
  readonly #counted = new Map<string, Counted>();

  constructor(engine: PGlite) {
    this.#engine = engine;
  }

  /** Throws what PGlite throws. */
  async query(sql: string, parameters: readonly unknown[]): Promise<StatementResult> {
    const counted = this.#count(sql, parameters);
    if (!counted || counted.times <= OFTEN) {
      const { rows, affectedRows = 0 } = await this.#engine.query<Record<string, unknown>>(sql, [
        ...parameters,
      ]);
      return { rows, affected: affectedRows };
    }
    counted.types ??= await this.#prepare(counted.name, sql);
    return this.#run(counted.name, counted.types, parameters);
  }

  #count(sql: string, parameters: readonly unknown[]): Counted | undefined {
    if (!hasPlan(sql, parameters)) return undefined;
    let counted = this.#counted.get(sql);
    if (!counted) {
      if (this.#counted.size >= MOST_TEXTS) return undefined;
      counted = { times: 0, name: `often_${this.#counted.size}`, types: undefined };
      this.#counted.set(sql, counted);
    }
    counted.times += 1;
    return counted;
  }

  async #prepare(name: string, sql: string): Promise<number[]> {
    const { serialize } = protocol;
    const messages = await this.#say(
      serialize.parse({ name, text: sql }),
      serialize.describe({ type: 'S', name }),
    );
    return parse.parseDescribeStatementResults(messages);
  }

  async #run(
    statement: string,
    types: readonly number[],
    parameters: readonly unknown[],
  ): Promise<StatementResult> {
    const { serialize } = protocol;
    const { serializers, parsers } = this.#engine;
    const values = parameters.map((value, i) => {
      if (value === null || value === undefined) return null;
      const serializer = serializers[types[i] ?? 0];
      if (serializer) return serializer(value);
      if (typeof value === 'bigint') return value.toString();
      return typeof value === 'string' ? value : JSON.stringify(value);
    });
    const messages = await this.#say(
      serialize.bind({ statement, values }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
    );
    const [result] = parse.parseResults(messages, parsers);
    return { rows: result?.rows ?? [], affected: result?.affectedRows ?? 0 };
  }

  /** Sends all messages in one call, with a Sync last: it makes the database ready again after an error. */
  #say(...messages: Uint8Array[]) {
    return this.#engine.execProtocolStream(Buffer.concat([...messages, protocol.serialize.sync()]));
  }
}
