/** Values that must not stand twice in a file. */
import type { ContentFile } from './content-file.ts';
import type { ContentFiles } from './content-files.ts';
import type { Problem } from './problems.ts';

/** Keys, addresses and titles that occur more than once; the second and later places are named. */
export function checkUnique(files: ContentFiles): Problem[] {
  const { airports, fleet, pilots, frames, feeds, tours, liveries, searchWords } = files;
  return [
    ...repeated(airports, airports.value, 'icao'),
    ...repeated(airports, airports.value, 'iata'),
    ...repeated(fleet, fleet.value?.types, 'id'),
    ...repeated(fleet, fleet.value?.types, 'model'),
    ...repeated(fleet, fleet.value?.aircraft, 'registration'),
    ...repeated(pilots, pilots.value?.ranks, 'rango'),
    ...repeated(pilots, pilots.value?.pilots, 'id'),
    ...repeated(frames, frames.value, 'id'),
    ...repeated(frames, frames.value, 'title'),
    ...repeated(feeds, feeds.value, 'id'),
    ...repeated(feeds, feeds.value, 'title'),
    ...repeated(tours, tours.value, 'id'),
    ...repeated(tours, tours.value, 'routePath'),
    ...repeated(searchWords, searchWords.value, 'page'),
    ...repeated(liveries, liveries.value, 'category'),
    ...(['notams', 'focusAirports', 'manuals', 'regulations', 'checklists', 'briefings'] as const).flatMap(
      (name) => repeated<{ id: string }>(files[name], files[name].value, 'id'),
    ),
  ];
}

function repeated<T extends object>(
  file: ContentFile<unknown>,
  entries: readonly T[] | undefined,
  field: keyof T & string,
): Problem[] {
  const seen = new Set<unknown>();
  return (entries ?? []).flatMap((entry) => {
    const value = entry[field];
    if (!seen.has(value)) {
      seen.add(value);
      return [];
    }
    return [
      file.problem(
        entry,
        [field],
        `«${String(value)}» está repetido en este archivo. Escribe otro o borra una de las dos entradas.`,
      ),
    ];
  });
}
