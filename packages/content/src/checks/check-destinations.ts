import type { ContentFiles } from '../content-files.ts';
import { didYouMean } from '@va/domain/nearest.ts';
import type { Problem } from '../problems.ts';

/** Destinations of airports.yaml among themselves. */
export function checkDestinations({ airports }: ContentFiles): Problem[] {
  const known = airports.keys();
  const byIcao = new Map(
    (airports.value ?? []).map((airport) => [airport.icao, new Set(airport.destinations)]),
  );
  return (airports.value ?? []).flatMap((airport) =>
    airport.destinations.flatMap((destination, i) => {
      const problem = (text: string) => [airports.problem(airport, ['destinations', i], text)];
      if (destination === airport.icao) {
        return problem('un aeropuerto no puede ser su propio destino. Bórralo de la lista.');
      }
      if (airport.destinations.indexOf(destination) < i) {
        return problem(`«${destination}» está dos veces en la lista. Deja uno solo.`);
      }
      if (!known.has(destination)) return problem(missing(destination, known));
      const back = byIcao.get(destination);
      return back === undefined || back.has(airport.icao)
        ? []
        : problem(
            `«${destination}» no tiene a «${airport.icao}» entre sus destinos, y las rutas son de ida y vuelta. Añade «${airport.icao}» a los destinos de «${destination}» o borra «${destination}» de aquí.`,
          );
    }),
  );
}

function missing(icao: string, known: ReadonlySet<string>): string {
  const hint = didYouMean(icao, known);
  return `«${icao}» no existe. ${hint}${hint && ' '}Escribe el código de un aeropuerto de este archivo.`;
}
