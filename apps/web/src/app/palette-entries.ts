import { Bell, BookOpenText, Download, Plane, PlaneTakeoff, TowerControl } from 'lucide-react';
import { airlineLinks } from '#app/content/airline-links.ts';
import { airports } from '#app/content/airports.ts';
import { briefings } from '#app/content/briefings.ts';
import { checklists } from '#app/content/checklists.ts';
import { documentSections } from '#app/content/document-sections.ts';
import { documents } from '#app/content/documents.ts';
import { aircraft } from '#app/content/fleet.ts';
import { liveries } from '#app/content/liveries.ts';
import { manuals } from '#app/content/manuals.ts';
import { flightBetween, network } from '#app/content/network.ts';
import { notamHeads } from '#app/content/notam-heads.ts';
import { regulations } from '#app/content/regulations.ts';
import { tours } from '#app/content/tours.ts';
import { NOTAM_PARAMETER } from '#app/features/notams/notam-parameter.ts';
import type { PaletteEntry } from '#app/features/palette/palette-entry.ts';
import { briefingOf } from '#app/lib/flight-paths.ts';
import { paths } from '#app/lib/paths.ts';
import { flightLine } from '@va/domain/flights/flight-facts.ts';
import { networkLegs } from '@va/domain/flights/network.ts';
import { palettePages } from './palette-pages.ts';
import { tourEntry } from './tour-entry.ts';

const airportEntries = airports.map(({ icao, iata, icaoCurrent, name, officialName, city, country }) => ({
  id: `airport-${icao}`,
  group: 'Aeropuertos',
  label: `${icao} · ${name}`,
  detail: `${iata} · ${officialName}, ${country}`,
  icon: TowerControl,
  codes: [icao, iata, ...(icaoCurrent ? [icaoCurrent] : [])],
  texts: [name, officialName, city, country, 'aeropuerto'],
  target: { to: paths.airport(icao) },
}));

const aircraftEntries = aircraft.map(({ registration, model, family, businessCabin }) => ({
  id: `aircraft-${registration}`,
  group: 'Flota',
  label: registration,
  detail: businessCabin ? `${model} · Business Cabin` : model,
  icon: Plane,
  codes: [registration],
  texts: [model, family, businessCabin ? 'business cabin' : '', 'avión aeronave'],
  target: { to: paths.aircraft(registration) },
}));

const notamEntries = notamHeads.map(({ id, title, importance }) => ({
  id: `notam-${id}`,
  group: 'NOTAMs',
  label: title,
  detail: `Importancia ${importance.toLowerCase()}`,
  icon: Bell,
  texts: [title, 'aviso notam'],
  target: { to: `${paths.notams}?${NOTAM_PARAMETER}=${id}` },
}));

const tourEntries = tours.map(({ id, name, aircraft: types, routePath }) =>
  tourEntry(`tour-${id}`, { name, types, to: routePath }),
);

/** A flight leads to its briefing; found by its number and by its pair in any spelling. */
const flightEntries = networkLegs(network).flatMap(({ from, to }): PaletteEntry[] => {
  const flight = flightBetween(from, to);
  if (!flight) return [];
  const { callsign, model, nm, blockTime, estimated, flightNumber = '' } = flight;
  return [
    {
      id: `flight-${from}-${to}`,
      group: 'Vuelos',
      label: flightLine({ from, to, callsign }),
      detail: flightLine({ model, nm, blockTime, estimated }),
      icon: PlaneTakeoff,
      codes: [`${from}-${to}`, ...(callsign ? [callsign] : [])],
      texts: [flight.from.name, flight.to.name, flightNumber, 'vuelo ruta'],
      target: { to: briefingOf(flight.inHand) },
    },
  ];
});

const cards = [
  ...manuals.map((card) => ({ ...card, detail: 'Manual' })),
  ...regulations.map((card) => ({ ...card, detail: 'Normativa' })),
  ...checklists.map((card) => ({ ...card, detail: 'Checklist' })),
  ...briefings.map((card) => ({ ...card, detail: 'Briefing' })),
];
const wordsOf = new Map(documentSections.map(({ path, words }) => [path, words]));
const titleOf = new Map(documents.map(({ path, title }) => [path, title]));
const onCards = new Set(cards.map(({ url }) => url));

/** Documents that have a card come first, under the card's title and their own; all others follow. */
const documentEntries = [
  ...cards.map(({ url, title, detail }) => documentEntry(url, title, detail, titleOf.get(url))),
  ...documents.filter(({ path }) => !onCards.has(path)).map(({ path, title }) => documentEntry(path, title)),
];

function documentEntry(url: string, label: string, detail = 'Documento', ownTitle = ''): PaletteEntry {
  return {
    id: `document-${encodeURIComponent(url)}`,
    group: 'Documentos',
    label,
    detail,
    icon: BookOpenText,
    texts: [label, detail, ownTitle, wordsOf.get(url) ?? ''],
    target: { href: url },
  };
}

const nameOf = new Map([...titleOf, ...cards.map(({ url, title }) => [url, title] as const)]);

/** Sections of documents, each under the document's name. */
const sectionEntries = documentSections.flatMap(({ path, sections }): PaletteEntry[] => {
  const document = nameOf.get(path) ?? '';
  return sections.map(({ id, text }) => ({
    id: `section-${encodeURIComponent(path)}-${id}`,
    group: 'Secciones de documentos',
    label: text,
    detail: document,
    icon: BookOpenText,
    texts: [text],
    target: { href: `${path}#${id}` },
  }));
});

const liveryEntries = liveries.flatMap(({ category, items }) =>
  items.map(({ title, url, simulators }, i) => ({
    id: `livery-${category}-${i}`.replaceAll(/\s/g, '-'),
    group: 'Liveries',
    label: title,
    detail: url === 'discord-only' ? `${simulators} · sólo en ${airlineLinks.community.label}` : simulators,
    icon: Download,
    texts: [title, simulators, category, 'librea livery'],
    target: url === 'discord-only' ? { to: paths.liveries } : { href: url },
  })),
);

/** All entries from content; of equally good results the one that is earlier here comes first. */
export const paletteEntries: readonly PaletteEntry[] = [
  ...palettePages,
  ...airportEntries,
  ...aircraftEntries,
  ...notamEntries,
  ...tourEntries,
  ...documentEntries,
  ...sectionEntries,
  ...liveryEntries,
  ...flightEntries,
];
