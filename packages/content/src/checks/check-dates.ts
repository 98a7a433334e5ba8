/** Dates of what has been published are not far ahead. */
import { DAY_MS } from '@va/domain/durations.ts';
import { clashOfFocus } from '@va/domain/focus/focus-campaign.ts';
import { kinds } from '@va/schemas/content/kinds.ts';
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

/**
 * Goals of the month: those of a tour name one that there is. Goals of a tour that the airline does not have.
 */
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

/**
 * Focus Airports: one campaign at a time for an airport, whichever of its codes it has. Campaigns of one airport
 * that share a day.
 */
export function checkFocus({ focusAirports, airports }: ContentFiles): Problem[] {
  const entries = focusAirports.value ?? [];
  const ownCode = new Map(
    [...(airports.value ?? []), ...entries].flatMap(({ icao, icaoCurrent }) =>
      icaoCurrent === undefined ? [] : [[icaoCurrent, icao] as const],
    ),
  );
  const campaigns = entries.map((entry) => ({
    icao: ownCode.get(entry.icao) ?? entry.icao,
    from: entry.from ?? null,
    until: entry.until ?? null,
    types: [],
    substitutes: [],
    entry,
  }));
  const clash = clashOfFocus(campaigns);
  const later = clash && campaigns.find((campaign) => campaign === clash[1])?.entry;
  if (!later) return [];
  const text =
    'ese aeropuerto ya es Focus Airport en esos días, con este código o con el otro. Cambia «from» y «until» de uno de los dos.';
  return [focusAirports.problem(later, ['icao'], text)];
}
