import { createHash } from 'node:crypto';
import { refusedCsv } from '@va/domain/csv/refused-csv.ts';
import { checkAircraftCsv } from '@va/domain/fleet/aircraft-csv.ts';
import { diffFleet, type FleetDiff, type FleetTail } from '@va/domain/fleet/fleet-diff.ts';
import { constant } from '#server/db/constants.ts';
import { readCsv } from '#server/csv/read-csv.ts';
import type { Queries } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { readFleetRows } from '../fleet/aircraft-rows.ts';

/** The comparison of a file of aircraft with the present fleet. */
export interface FleetReview extends FleetDiff {
  /** Rows with a problem. */
  refused: number;
  refusedCsv: string | null;
  ignored: readonly string[];
  /** Digest of the review; applying compares it, so that staff apply exactly what they saw. */
  seen: string;
}

/** Reads a file and compares it with the fleet; changes nothing. */
export async function reviewFleet(queries: Queries, ops: Operations, csv: string): Promise<FleetReview> {
  const { records, problems: unreadable } = readCsv(Buffer.from(csv));
  const check = checkAircraftCsv(records, {
    airports: new Map([...ops.airports].map(([code, { icao }]) => [code, icao])),
    types: new Map(
      [...ops.types.values()].flatMap(({ id, model, icaoType }) =>
        [icaoType, model, id].map((name): [string, string] => [name, id]),
      ),
    ),
  });
  const diff = diffFleet(await readFleet(queries), check.rows);
  // For an unreadable file report only that, and not also a missing header.
  const problems =
    unreadable.length > 0
      ? unreadable
      : [...check.problems, ...diff.problems].toSorted((a, b) => a.line - b.line);
  const { added, changed, same } = diff;
  const [header, ...body] = records;
  const wrong = new Set(problems.map(({ line }) => line));
  const refused = body.filter(({ line }) => wrong.has(line));
  return {
    added,
    changed,
    same,
    problems,
    refused: refused.length,
    refusedCsv: header && refused.length > 0 ? refusedCsv(header, { problems, refused }) : null,
    ignored: check.ignored,
    seen: createHash('sha256')
      .update(JSON.stringify([added, changed, problems]))
      .digest('base64url'),
  };
}

/** Every tail, those that are gone too. */
async function readFleet(queries: Queries): Promise<FleetTail[]> {
  const tails = await readFleetRows(queries);
  const flying = await queries
    .selectFrom('report')
    .select('aircraft_id')
    .where('state', '=', constant('in_progress'))
    .where('aircraft_id', 'is not', null)
    .execute();
  const inTheAir = new Set(flying.map(({ aircraft_id }) => aircraft_id));
  return tails.map(({ id, ...tail }) => ({ ...tail, flying: inTheAir.has(id) }));
}
