/** Tours: their types are of the fleet, and pilots are told when a stage is taken out. */
import { kinds } from '@va/schemas/content/kinds.ts';
import type { Tour } from '@va/schemas/content/tours.ts';
import type { ContentFiles } from './content-files.ts';
import { nearest } from './nearest.ts';
import type { Problem } from './problems.ts';

export function checkTours(files: ContentFiles): Problem[] {
  return (files.tours.value ?? []).flatMap((tour) => [
    ...checkTypes(files, tour),
    ...checkRetired(files, tour),
  ]);
}

function checkTypes({ tours, fleet }: ContentFiles, tour: Tour): Problem[] {
  const known = fleet.keys('types');
  if (fleet.problems.length > 0) return [];
  return (tour.types ?? []).flatMap((type, i) => {
    if (known.has(type)) return [];
    const meant = nearest(type, known);
    const hint = meant === undefined ? '' : ` ¿Querías escribir «${meant}»?`;
    return [
      tours.problem(tour, ['types', i], `«${type}» no es el «id» de un tipo de ${kinds.fleet.file}.${hint}`),
    ];
  });
}

function checkRetired({ tours, notams }: ContentFiles, tour: Tour): Problem[] {
  const retired = tour.retiredStages ?? [];
  const count = tour.stops.length - 1;
  const beyond = retired.flatMap((n, i) =>
    n <= count
      ? []
      : [tours.problem(tour, ['retiredStages', i], `el tour tiene ${count} etapas. Escribe una de ellas.`)],
  );
  const told = (notams.value ?? []).some(({ affects }) => affects?.tours?.includes(tour.id));
  if (retired.length === 0 || told || notams.problems.length > 0) return beyond;
  const text = `los pilotos no saben que el tour cambia. Publica un aviso en ${kinds.notams.file} con «affects: { tours: [${tour.id}] }».`;
  return [...beyond, tours.problem(tour, ['retiredStages'], text)];
}
