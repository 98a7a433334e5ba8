import { rankKey } from '@va/domain/imports/pilots-csv.ts';
import type { PilotFacts } from '@va/domain/imports/pilot-row.ts';
import type { Queries } from '#server/db/database.ts';
import { heldCallsigns } from '../accounts/held-callsigns.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';

/** Callsigns, addresses and network ids that are taken, and known ranks, for checking new pilots. */
export async function readPilotFacts(queries: Queries, airline: Airline, now: Date): Promise<PilotFacts> {
  const pilots = await queries
    .selectFrom('pilot')
    .select(['callsign', 'email', 'vatsim_cid', 'ivao_vid'])
    .execute();
  const held = await heldCallsigns(queries, airline, now).execute();
  const known = <T>(values: readonly (T | null)[]) => new Set(values.filter((value) => value !== null));
  const { ranks, operations } = airline;
  const titles = ranks.flatMap(({ code, title }) =>
    [code, title].map((word): [string, string] => [rankKey(word), code]),
  );
  const codes = new Set(ranks.map(({ code }) => code));
  // Ignore aliases of ranks that the airline no longer has.
  const aliases = (await queries.selectFrom('rank_alias').selectAll().execute()).filter(({ rank_code }) =>
    codes.has(rank_code),
  );
  return {
    pattern: airline.callsign.pattern,
    example: airline.callsign.example,
    ranks: new Map([...aliases.map(({ word, rank_code }) => [word, rank_code] as const), ...titles]),
    own: new Set(titles.map(([word]) => word)),
    firstRank: ranks[0]?.code ?? '',
    airports: new Set([...operations.airports.keys(), airline.baseIcao]),
    base: airline.baseIcao,
    callsigns: known([...pilots.map(({ callsign }) => callsign), ...held.map(({ callsign }) => callsign)]),
    emails: known(pilots.map(({ email }) => email?.toLowerCase() ?? null)),
    vatsimCids: known(pilots.map(({ vatsim_cid }) => vatsim_cid)),
    ivaoVids: known(pilots.map(({ ivao_vid }) => ivao_vid)),
    now: now.getTime(),
  };
}
