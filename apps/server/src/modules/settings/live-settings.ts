import type { Queries } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import type { Airport, Operations } from '#server/kernel/airline/operations.ts';
import { fetchEntries } from '../desk-entries/read-entries.ts';
import { keepTypes } from '../fleet/desk-types.ts';
import { keepPoints } from '../ledgers/written-points.ts';
import { keepRanks } from '../ranks/desk-ranks.ts';
import { keepPositions } from '../rights/effective-rights.ts';
import { keepGoals } from '../statistics/desk-goals.ts';
import { keepTours } from '../tours/read-tours.ts';
import { SETTINGS } from './setting-kinds.ts';

/** The airline with staff's changes and imports. */
export interface LiveSettings {
  /**
   * The airline; its figures, positions, airports, types, tours and goals change in place, so that code which holds it
   * always reads what is in force.
   */
  airline: Airline;
  /** The airline by the content alone. */
  content: Airline;
  /** Reads staff's changes again; call it after a change, and regularly for changes by other processes. */
  refresh(queries: Queries): Promise<void>;
}

/** Makes an airline with changeable figures and network out of the content's. */
export function liveSettings(content: Airline): LiveSettings {
  const { operations } = content;
  const airports = new Map(operations.airports);
  const types = new Map(operations.types);
  const positions = new Map(content.positions);
  const tours = [...operations.tours];
  const goals = [...operations.goals];
  const ranks = [...content.ranks];
  const airline: Airline = {
    ...content,
    positions,
    contentPositions: content.positions,
    ranks,
    contentRanks: content.ranks,
    reportRules: { ...content.reportRules },
    operations: {
      ...operations,
      airports,
      types,
      tours,
      contentTours: operations.tours,
      goals,
      contentGoals: operations.goals,
      points: { ...operations.points },
      contentPoints: operations.points,
      booking: { ...operations.booking },
      reminders: { ...operations.reminders },
    },
  };
  return {
    airline,
    content,
    async refresh(queries) {
      const kept = await readKept(queries);
      const brought = await readBroughtAirports(queries);
      keepAirports(airports, operations, brought);
      const entries = await fetchEntries(queries);
      keepTypes(types, operations.types, entries);
      keepPoints(airline.operations, entries);
      keepTours(tours, airline.operations, entries);
      keepGoals(goals, operations.goals, entries);
      keepRanks(ranks, content.ranks, entries);
      keepPositions(positions, content.positions, entries);
      for (const kind of SETTINGS) kind.write(airline, kept.get(kind.key) ?? kind.read(content));
    },
  };
}

/** Imported airports; their runway length is unknown and given as 0. */
async function readBroughtAirports(queries: Queries): Promise<Airport[]> {
  const rows = await queries
    .selectFrom('brought_airport')
    .select(['icao', 'iata', 'name', 'city', 'country', 'timezone', 'lat', 'lon'])
    .execute();
  return rows.map((row) => ({ ...row, runwayM: 0, inNetwork: true }));
}

/** Fills the network with the content's airports and imported ones; if both have one, the content's wins. */
function keepAirports(
  airports: Map<string, Airport>,
  { airports: content }: Operations,
  brought: readonly Airport[],
): void {
  airports.clear();
  for (const [code, airport] of content) airports.set(code, airport);
  for (const airport of brought)
    if (content.get(airport.icao)?.inNetwork !== true) airports.set(airport.icao, airport);
}

/** Staff's values of settings that are still within the code's bounds. */
export async function readKept(queries: Queries): Promise<Map<string, number>> {
  const rows = await queries.selectFrom('setting').select(['key', 'value']).execute();
  return new Map(
    rows.flatMap(({ key, value }): [string, number][] => {
      const kind = SETTINGS.find((one) => one.key === key);
      const holds = kind && typeof value === 'number' && value >= kind.min && value <= kind.max;
      return holds ? [[key, value]] : [];
    }),
  );
}
