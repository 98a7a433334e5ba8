/** What tells one airline from every other: words that code can only have from its content. */
import type { Content } from '@va/schemas/content/content.ts';

/**
 * Names, titles, codes and addresses that stand for nothing else. Codes of airports and one-word names are not among
 * them: an airport may be called SVG, HEAD or Data, and code has those words for reasons of its own.
 */
export function airlineFacts(content: Content): string[] {
  const { airline, airports, aircraft, aircraftTypes, pilots, ranks, team, frames, tours } = content;
  const { notams, liveries, focusAirports, manuals, regulations, checklists, briefings } = content;
  const { name, fullName, responsible, tagline, icaoCode, callsign, rights, brand, acars } = airline;
  const addresses = [
    ...Object.values(airline.links),
    ...Object.values(acars ?? {}),
    ...frames.flatMap(({ url, signInUrl, privacyUrl }) => [url, signInUrl, privacyUrl]),
    ...liveries.flatMap(({ items }) => items.map(({ url }) => url)),
  ].flatMap((url) => (typeof url === 'string' && url.startsWith('https:') ? [new URL(url).host] : []));
  const titles = [
    ...airports.flatMap((airport) => [airport.name, airport.officialName, airport.city]),
    ...aircraftTypes.flatMap(({ model, family }) => [model, family]),
    ...Object.entries(pilots).flatMap(([id, { nombre, cargo }]) => [id, nombre, cargo ?? '']),
    ...ranks.map(({ rango }) => rango),
    ...team.members.flatMap((member) => [member.name, member.position]),
    ...tours.flatMap((tour) => [tour.name, tour.routePath]),
    ...focusAirports.flatMap((focus) => [focus.name, focus.buttonText]),
    ...notams.flatMap(({ id, title }) => [id, title]),
    ...liveries.flatMap(({ items }) => items.map(({ title }) => title)),
    ...[...manuals, ...regulations, ...checklists, ...briefings].map(({ url }) => url),
  ].filter(isDistinctive);
  return [
    ...new Set([
      name,
      fullName,
      responsible,
      tagline,
      icaoCode,
      callsign.message,
      callsign.example,
      rights,
      brand.description,
      airline.base.icao,
      airline.contactEmail,
      ...aircraft.map(({ registration }) => registration),
      ...frames.flatMap(({ hosts }) => hosts),
      ...addresses,
      ...titles,
    ]),
  ];
}

/** Two words or more, or a word with a figure, a slash or a hyphen in it. */
function isDistinctive(words: string): boolean {
  return /\S[\s\d/-]+\S/u.test(words);
}
