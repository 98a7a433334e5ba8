/** Notices: in force for a while, about things that exist, in plain text. */
import { kinds } from '@va/schemas/content/kinds.ts';
import type { Notam } from '@va/schemas/content/notams.ts';
import type { ContentFiles } from './content-files.ts';
import { choices, quoted } from './expected.ts';
import { nearest } from './nearest.ts';
import type { Problem } from './problems.ts';

/** Signs that Markdown gives a meaning: bold, links, code, headings, points of a list. */
const MARKDOWN =
  /\*\*[^*\n]+\*\*|(?<!\w)\*[^*\s][^*\n]*\*(?!\w)|\[[^\]\n]+\]\([^)\n]*\)|`[^`\n]+`|^#{1,6} .*|^[-*] .*/m;

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
    ...(notice.until !== undefined && notice.until < notice.date
      ? [
          notams.problem(
            notice,
            ['until'],
            `acaba antes de publicarse (${notice.date}). Escribe un día posterior.`,
          ),
        ]
      : []),
    ...(notice.revision !== undefined && notice.mustRead !== true
      ? [
          notams.problem(
            notice,
            ['revision'],
            'sólo vale en un aviso de lectura obligatoria. Añade «mustRead: true» o borra la línea.',
          ),
        ]
      : []),
    ...checkAckUntil(notams, notice),
    ...(['types', 'airports', 'tours', 'ranks'] as const).flatMap((field) =>
      (notice.affects?.[field] ?? []).flatMap((name, i) => {
        const { file, names } = known[field];
        return names === undefined || names.includes(name)
          ? []
          : [
              notams.problem(
                notice,
                ['affects', field, i],
                `«${name}» no está en ${file.file}. ${meant(name, names)}`,
              ),
            ];
      }),
    ),
    ...markdownIn(notams, notice),
  ]);
}

/** The day to confirm by belongs to the days on which the notice is in force. */
function checkAckUntil(notams: ContentFiles['notams'], notice: Notam): Problem[] {
  const { ackUntil, date, until, mustRead } = notice;
  if (ackUntil === undefined) return [];
  const problem = (text: string) => [notams.problem(notice, ['ackUntil'], text)];
  if (mustRead !== true)
    return problem('sólo vale en un aviso de lectura obligatoria. Añade «mustRead: true» o borra la línea.');
  if (ackUntil < date) return problem(`es anterior al aviso (${date}). Escribe un día posterior.`);
  if (until !== undefined && ackUntil > until)
    return problem(`es posterior al último día del aviso (${until}). Escribe ese día o uno anterior.`);
  return [];
}

function markdownIn(notams: ContentFiles['notams'], notice: Notam): Problem[] {
  const sign = MARKDOWN.exec(notice.content)?.[0];
  if (sign === undefined) return [];
  const text = `lleva Markdown (${quoted(sign)}), y un aviso se enseña tal cual, con sus signos. Escríbelo sin ellos.`;
  return [{ ...notams.problem(notice, ['content'], text), warning: true }];
}

function meant(written: string, names: readonly string[]): string {
  const near = nearest(written, names);
  if (near !== undefined) return `¿Querías escribir «${near}»?`;
  return names.length === 0 ? 'Borra la línea.' : `Escribe uno de estos: ${choices(names)}.`;
}
