/** Which pages of the platform the sweeps open: those of the table, and one address of each that names a thing. */
import type { PlatformPage } from '@va/schemas/pages/page-row.ts';
import { PILOT_PAGES } from '@va/schemas/pages/platform-pages.ts';

/** Addresses of one thing, by their page. */
const EXAMPLES: Readonly<Partial<Record<string, string>>> = {
  tail: 'flota/EC-LZD',
  notice: 'avisos/orden-de-arranque',
  tour: 'tours/svalbard',
  pilot: 'pilotos/EVE001',
};

/** Pages of a thing that only comes about by flying, booking or at the desk: the tests of that open them. */
export const OPENED_ELSEWHERE: readonly string[] = ['flight', 'booking', 'liveFlight', 'report', 'event'];

const rows = Object.entries<PlatformPage>(PILOT_PAGES);
const isDoor = (path: string) => path.startsWith('acceso');

/** Pages of whoever is not signed in. */
export const DOORS = rows.map(([, { path }]) => path).filter(isDoor);

/** Pages of a pilot, by name. */
export const OF_PILOTS = new Map(
  rows
    .map(([page, { path }]) => [page, path.includes(':') ? EXAMPLES[page] : path] as const)
    .filter((row): row is readonly [string, string] => row[1] !== undefined && !isDoor(row[1])),
);
