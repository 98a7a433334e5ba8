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
  const { notams, fleet, airports, tours } = files;
  const known = {
    types: {
      file: kinds.fleet,
      names: fleet.problems.length > 0 ? undefined : fleet.value?.types.map(({ model }) => model),
    },
    airports: { file: kinds.airports, names: airports.readable ? [...airports.keys()] : undefined },
    tours: { file: kinds.tours, names: tours.readable ? [...tours.keys()] : undefined },
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
    ...(['types', 'airports', 'tours'] as const).flatMap((field) =>
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
