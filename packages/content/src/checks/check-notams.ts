/** Notices: in force for a while, about things that exist, in plain text; and tours that change without one. */
import { kinds } from '@va/schemas/content/kinds.ts';
import type { Notam } from '@va/schemas/content/notams.ts';
import type { ContentFiles } from '../content-files.ts';
import { choices, quoted } from '../messages/expected.ts';
import { didYouMean } from '@va/domain/nearest.ts';
import type { Problem } from '../problems.ts';

/** Signs that Markdown gives a meaning: bold, links, code, headings, points of a list. */
const MARKDOWN =
  /\*\*[^*\n]+\*\*|(?<!\w)\*[^*\s][^*\n]*\*(?!\w)|\[[^\]\n]+\]\([^)\n]*\)|`[^`\n]+`|^#{1,6} .*|^[-*] .*/m;

/** Everything that is wrong with the notices. */
export function checkNotams(files: ContentFiles): Problem[] {
  const { notams, fleet, airports, tours, pilots } = files;
  const known = {
    types: {
      file: kinds.fleet,
      names: fleet.problems.length > 0 ? undefined : fleet.value?.types.map(({ model }) => model),
    },
    airports: { file: kinds.airports, names: airports.readable ? [...airports.keys()] : undefined },
    tours: { file: kinds.tours, names: tours.readable ? [...tours.keys()] : undefined },
    ranks: {
      file: kinds.pilots,
      names: pilots.problems.length > 0 ? undefined : pilots.value?.ranks.map(({ rango }) => rango),
    },
  };
  return (notams.value ?? []).flatMap((notice) => [
    ...dateProblems(notice).map(([field, text]) => notams.problem(notice, [field], text)),
    ...(['types', 'airports', 'tours', 'ranks'] as const).flatMap((field) =>
      (notice.affects?.[field] ?? []).flatMap((name, i) => {
        const { file, names } = known[field];
        if (names === undefined || names.includes(name)) return [];
        const text = `«${name}» no está en ${file.file}. ${meant(name, names)}`;
        return [notams.problem(notice, ['affects', field, i], text)];
      }),
    ),
    ...markdownIn(notams, notice),
  ]);
}

const ONLY_MUST_READ =
  'sólo vale en un NOTAM de lectura obligatoria. Añade «mustRead: true» o borra la línea.';

/** The last day and the day to confirm by belong to the days on which the notice is in force. */
function dateProblems({ ackUntil, date, until, revision, mustRead }: Notam): [keyof Notam, string][] {
  const found: [keyof Notam, string][] = [];
  if (until !== undefined && until < date)
    found.push(['until', `acaba antes de publicarse (${date}). Escribe un día posterior.`]);
  if (revision !== undefined && mustRead !== true) found.push(['revision', ONLY_MUST_READ]);
  if (ackUntil === undefined) return found;
  if (mustRead !== true) found.push(['ackUntil', ONLY_MUST_READ]);
  else if (ackUntil < date)
    found.push(['ackUntil', `es anterior al NOTAM (${date}). Escribe un día posterior.`]);
  else if (until !== undefined && ackUntil > until)
    found.push([
      'ackUntil',
      `es posterior al último día del NOTAM (${until}). Escribe ese día o uno anterior.`,
    ]);
  return found;
}

function markdownIn(notams: ContentFiles['notams'], notice: Notam): Problem[] {
  const sign = MARKDOWN.exec(notice.content)?.[0];
  if (sign === undefined) return [];
  const text = `lleva Markdown (${quoted(sign)}), y un NOTAM se enseña tal cual, con sus signos. Escríbelo sin ellos.`;
  return [{ ...notams.problem(notice, ['content'], text), warning: true }];
}

function meant(written: string, names: readonly string[]): string {
  const list = names.length === 0 ? 'Borra la línea.' : `Escribe uno de estos: ${choices(names)}.`;
  return didYouMean(written, names, list);
}

/**
 * Tours: pilots are told when a stage is taken out. Stages taken out of a tour that it never had, or without a
 * notice that says so.
 */
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
