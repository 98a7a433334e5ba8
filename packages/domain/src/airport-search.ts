/** Fields of an airport that the search reads. */
interface Searchable {
  icao: string;
  name: string;
}

/** Airports whose ICAO code or name contains the text, in any case. An empty text matches every airport. */
export function searchAirports<T extends Searchable>(airports: readonly T[], query: string): T[] {
  const wanted = query.toLowerCase();
  return airports.filter(
    ({ icao, name }) => icao.toLowerCase().includes(wanted) || name.toLowerCase().includes(wanted),
  );
}
