/** What the search looks at. */
interface Searchable {
  icao: string;
  name: string;
}

/** Airports whose ICAO code or name holds the text, whatever its case. An empty text holds for all. */
export function searchAirports<T extends Searchable>(airports: readonly T[], query: string): T[] {
  const wanted = query.toLowerCase();
  return airports.filter(
    ({ icao, name }) => icao.toLowerCase().includes(wanted) || name.toLowerCase().includes(wanted),
  );
}
