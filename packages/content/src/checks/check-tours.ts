/** Tours: pilots are told when a stage is taken out. */
import { kinds } from '@va/schemas/content/kinds.ts';
import type { ContentFiles } from '../content-files.ts';
import type { Problem } from '../problems.ts';

/** Stages taken out of a tour that it never had, or without a notice that says so. */
export function checkTours({ tours, notams }: ContentFiles): Problem[] {
  return (tours.value ?? []).flatMap((tour) => {
    const retired = tour.retiredStages ?? [];
    const count = tour.stops.length - 1;
    const beyond = retired.flatMap((n, i) =>
      n <= count
        ? []
        : [tours.problem(tour, ['retiredStages', i], `el tour tiene ${count} etapas. Escribe una de ellas.`)],
    );
    const told = (notams.value ?? []).some(({ affects }) => affects?.tours?.includes(tour.id));
    if (retired.length === 0 || told || notams.problems.length > 0) return beyond;
    const text = `los pilotos no saben que el tour cambia. Publica un NOTAM en ${kinds.notams.file} con «affects: { tours: [${tour.id}] }».`;
    return [...beyond, tours.problem(tour, ['retiredStages'], text)];
  });
}
