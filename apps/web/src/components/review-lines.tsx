import { countOf } from '@va/domain/numbers.ts';
import type { csvProblemSchema } from '@va/contract/shared/csv-texts.ts';
import type { z } from 'zod';

/** Rows of a list that are shown; the rest is counted. */
const SHOWN = 50;

/** One kind of change of a review, collapsed if it is long; nothing without lines. */
export function ReviewLines({
  title,
  count,
  lines,
  heading = `${title}: ${count}`,
}: {
  title: string;
  count: number;
  lines: readonly string[];
  /** Heading that replaces title and count. */
  heading?: string;
}) {
  if (lines.length === 0) return null;
  return (
    <details open={lines.length <= 10}>
      <summary className="cursor-pointer font-bold">{heading}</summary>
      <ul className="mt-1 grid gap-0.5 pl-4 text-sm">
        {lines.slice(0, SHOWN).map((line, index) => (
          <li key={index} className="wrap-anywhere">
            {line}
          </li>
        ))}
        {count > SHOWN && <li className="text-ink-2">y {count - SHOWN} más</li>}
      </ul>
    </details>
  );
}

/** The rows of a file that were refused, each with all that is wrong with it; or why the file can't be read at all. */
export function RefusedRows({ problems, refused }: { problems: readonly CsvProblem[]; refused: number }) {
  const rows = problemRows(problems);
  return (
    <ReviewLines
      title="Lo que está mal"
      count={Math.max(refused, rows.length)}
      lines={rows}
      heading={
        refused === 0 ? 'El archivo no se puede leer' : countOf(refused, 'fila rechazada', 'filas rechazadas')
      }
    />
  );
}

type CsvProblem = z.infer<typeof csvProblemSchema>;

/** One line per row, with every wrong cell and what to write instead. */
function problemRows(problems: readonly CsvProblem[]): string[] {
  const rows = new Map<number, string[]>();
  for (const { line, column, value, wrong, write } of problems) {
    const cell = `${column}${value && ` «${value}»`}`;
    rows.set(line, [...(rows.get(line) ?? []), `${cell && `, ${cell}`}: ${wrong} ${write}`]);
  }
  return [...rows].map(([line, [first = '', ...more]]) =>
    [`Línea ${line}${first}`, ...more.map((one) => one.replace(/^[,:] ?/, ''))].join(' · '),
  );
}
