import type { csvProblemSchema } from '@va/schemas/api/shared/csv-texts.ts';
import type { z } from 'zod';

/** Rows of a list that are shown; the rest is counted. */
const SHOWN = 50;

/** One kind of change of a review, folded away when it is long; nothing where there is none. */
export function ReviewLines({
  title,
  count,
  lines,
}: {
  title: string;
  count: number;
  lines: readonly string[];
}) {
  if (lines.length === 0) return null;
  return (
    <details open={lines.length <= 10}>
      <summary className="cursor-pointer font-bold">
        {title}: {count}
      </summary>
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

/** What is wrong with a row of a file, and what to write instead. */
export function problemLine({ line, column, value, wrong, write }: z.infer<typeof csvProblemSchema>): string {
  return `Línea ${line}${column && `, ${column}`}${value && ` «${value}»`}: ${wrong} ${write}`;
}
