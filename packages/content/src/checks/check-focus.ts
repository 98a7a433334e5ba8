/** Focus Airports: one campaign at a time for an airport, whichever of its codes it has. */
import { clashOfFocus } from '@va/domain/focus/focus-clash.ts';
import type { ContentFiles } from '../content-files.ts';
import type { Problem } from '../problems.ts';

/** Campaigns of one airport that share a day. */
export function checkFocus({ focusAirports, airports }: ContentFiles): Problem[] {
  const entries = focusAirports.value ?? [];
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
  if (!later) return [];
  const text =
    'ese aeropuerto ya es Focus Airport en esos días, con este código o con el otro. Cambia «from» y «until» de uno de los dos.';
  return [focusAirports.problem(later, ['icao'], text)];
}
