/** Tours: the types that their stages are booked with are of the fleet. */
import { kinds } from '@va/schemas/content/kinds.ts';
import type { ContentFiles } from './content-files.ts';
import { nearest } from './nearest.ts';
import type { Problem } from './problems.ts';

export function checkTours({ tours, fleet }: ContentFiles): Problem[] {
  const known = fleet.keys('types');
  if (fleet.problems.length > 0) return [];
  return (tours.value ?? []).flatMap((tour) =>
    (tour.types ?? []).flatMap((type, i) => {
      if (known.has(type)) return [];
      const meant = nearest(type, known);
      const hint = meant === undefined ? '' : ` ¿Querías escribir «${meant}»?`;
      return [
        tours.problem(
          tour,
          ['types', i],
          `«${type}» no es el «id» de un tipo de ${kinds.fleet.file}.${hint}`,
        ),
      ];
    }),
  );
}
