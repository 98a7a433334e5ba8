import type { Compilable, CompiledQuery } from 'kysely';
import type { Queries } from './database.ts';

/** Stands for the value while the text is built. */
const PLACE = 'place of the value';

/**
 * A statement of one value, such as a pilot's id, whose text is built the first time only: to build it takes as long as
 * PostgreSQL needs to answer a short one. The text must not depend on the value.
 */
export function builtStatement<Row>(
  build: (queries: Queries, value: string) => Compilable<Row>,
): (queries: Queries, value: string) => Promise<Row[]> {
  let built: CompiledQuery<Row> | undefined;
  return async (queries, value) => {
    built ??= build(queries, PLACE).compile();
    const parameters = built.parameters.map((one) => (one === PLACE ? value : one));
    const { rows } = await queries.executeQuery<Row>({ ...built, parameters });
    return rows;
  };
}
