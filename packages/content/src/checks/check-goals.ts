/** Goals of the month: those of a tour name one that there is. */
import { kinds } from '@va/schemas/content/kinds.ts';
import type { ContentFiles } from '../content-files.ts';
import type { Problem } from '../problems.ts';

/** Goals of a tour that the airline does not have. */
export function checkGoals({ goals, tours }: ContentFiles): Problem[] {
  if (tours.problems.length > 0) return [];
  const known = (tours.value ?? []).map(({ id }) => id);
  return (goals.value ?? []).flatMap((goal) => {
    const { target } = goal;
    if (target.of !== 'tour' || known.includes(target.tour)) return [];
    const text = `no hay ningún tour «${target.tour}» en ${kinds.tours.file}. Escribe el «id» de uno de ellos.`;
    return [goals.problem(goal, ['tour'], text)];
  });
}
