/** Focus Airports: types of the fleet, and one campaign at a time for an airport, whichever of its codes it has. */
import { clashOfFocus } from '@va/domain/focus/focus-campaign.ts';
import type { FocusAirport } from '@va/schemas/content/focus-airports.ts';
import { kinds } from '@va/schemas/content/kinds.ts';
import type { ContentFiles } from './content-files.ts';
import { nearest } from './nearest.ts';
import type { Problem } from './problems.ts';

export function checkFocus({ focusAirports, fleet, airports }: ContentFiles): Problem[] {
  const entries = focusAirports.value ?? [];
  const known = fleet.keys('types');
  const wrongTypes = entries.flatMap((entry) =>
    (entry.types ?? []).flatMap((type, i) => {
      if (fleet.problems.length > 0 || known.has(type)) return [];
      const meant = nearest(type, known);
      const hint = meant === undefined ? '' : ` ¿Querías escribir «${meant}»?`;
      const text = `«${type}» no es el «id» de un tipo de ${kinds.fleet.file}.${hint}`;
      return [focusAirports.problem(entry, ['types', i], text)];
    }),
  );
  const ownCode = new Map(
    [...(airports.value ?? []), ...entries].flatMap(({ icao, icaoCurrent }) =>
      icaoCurrent === undefined ? [] : [[icaoCurrent, icao] as const],
    ),
  );
  const campaigns = entries.map((entry) => ({
    icao: ownCode.get(entry.icao) ?? entry.icao,
    from: entry.from ?? null,
    until: entry.until ?? null,
    types: [],
    substitutes: [],
    entry,
  }));
  const clash = clashOfFocus(campaigns);
  const later = clash && campaigns.find((campaign) => campaign === clash[1])?.entry;
  return later ? [...wrongTypes, clashProblem(later)] : wrongTypes;

  function clashProblem(entry: FocusAirport): Problem {
    const text =
      'ese aeropuerto ya es Focus Airport en esos días, con este código o con el otro. Cambia «from» y «until» de uno de los dos.';
    return focusAirports.problem(entry, ['icao'], text);
  }
}
