/** What a new airline still has from the template, or from a sample: to be put in its place before the portal is published. */
import type { Content } from '@va/schemas/content/content.ts';

/** What the template's names have in common, and hosts that are set apart for examples (RFC 2606). */
const SAMPLE_NAME = /\bde muestra\b/i;
const SAMPLE_HOST = /\bexample\.(?:org|com|net)\b/;

/** One line for each kind of thing that is still invented; none for an airline that is all its own. */
export function inventedThings(content: Content): string[] {
  const { airline, airports, aircraft, team, frames, liveries } = content;
  const madeUp = airports.filter(({ countryCode }) => countryCode === 'ZZ').map(({ icao }) => icao);
  const names = [airline.name, ...airports.map(({ name }) => name), ...team.members.map(({ name }) => name)];
  const pilots = Object.values(content.pilots).map(({ nombre }) => nombre);
  const links = [
    airline.contactEmail,
    ...Object.values(airline.links),
    ...Object.values(airline.acars ?? {}),
    ...frames.map(({ url }) => url),
    ...liveries.flatMap(({ items }) => items.map(({ url }) => url)),
  ].filter((link): link is string => typeof link === 'string');
  return [
    line(
      'Nombres',
      [...names, ...pilots].filter((name) => SAMPLE_NAME.test(name)),
    ),
    line('Aeropuertos con sus pistas', madeUp),
    line(
      'Matrículas',
      aircraft.flatMap(({ registration }) => (registration.startsWith('ZZ-') ? [registration] : [])),
    ),
    line(
      'Enlaces',
      links.filter((link) => SAMPLE_HOST.test(link)),
    ),
  ].filter((words) => words !== '');
}

/** The first pair of flight numbers after the last of each hundred, to give to new routes: `107 y 108`. */
export function freeFlightNumbers({ routes }: Pick<Content, 'routes'>): string[] {
  const used = routes.flatMap(({ flights }) => flights ?? []).map(Number);
  const hundreds = [...new Set(used.map((number) => Math.floor(number / 100)))].toSorted((a, b) => a - b);
  return hundreds.flatMap((hundred) => {
    const last = Math.max(...used.filter((number) => Math.floor(number / 100) === hundred));
    const next = last + (last % 2 === 0 ? 1 : 2);
    return Math.floor((next + 1) / 100) === hundred && next + 1 < 10_000 ? [`${next} y ${next + 1}`] : [];
  });
}

function line(what: string, found: readonly string[]): string {
  return found.length === 0 ? '' : `  ${what}: ${[...new Set(found)].join(', ')}`;
}
