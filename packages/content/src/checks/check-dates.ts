/** Dates of what has been published are not far ahead. */
import { DAY_MS } from '@va/domain/durations.ts';
import type { ContentFiles } from '../content-files.ts';
import type { MarkdownFiles } from '../markdown/markdown-files.ts';
import type { Problem } from '../problems.ts';

/** Days ahead that are odd for a notice, and that no date of this kind can be. */
const ODD_DAYS = 60;
const WRONG_DAYS = 731;
/** A clock that stands before this portal was written says nothing about dates. */
const CLOCK_RUNS = Date.UTC(2025, 0, 1);

/** Notices, documents and policies against the computer's clock, `now`. */
export function checkDates(
  { notams }: Pick<ContentFiles, 'notams'>,
  { documents, policies }: MarkdownFiles,
  now: Date,
): Problem[] {
  if (now.getTime() < CLOCK_RUNS) return [];
  const daysAhead = (date: string) => (Date.parse(date) - now.getTime()) / DAY_MS;
  const sentence = (date: string) =>
    `«${date}» queda a ${Math.round(daysAhead(date) / 30.4)} meses de hoy. Escribe el día en que se publica, con su año.`;
  return [
    ...(notams.value ?? []).flatMap((notice): Problem[] => {
      const days = daysAhead(notice.date);
      if (days > WRONG_DAYS) return [notams.problem(notice, ['date'], sentence(notice.date))];
      return days < ODD_DAYS ? [] : notams.doubt(notice, ['date'], sentence(notice.date), 'date');
    }),
    ...[...documents, ...policies].flatMap(({ front, problem }) =>
      front !== undefined && daysAhead(front.updated) > WRONG_DAYS
        ? [problem('updated', sentence(front.updated))]
        : [],
    ),
  ];
}
