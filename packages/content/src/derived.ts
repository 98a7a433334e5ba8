/** What follows from several files, or from the Markdown pages. */
import type { DerivedContent } from '@va/schemas/content/content.ts';
import type { Airline } from '@va/schemas/content/airline.ts';
import type { Airport } from '@va/schemas/content/airports.ts';
import type { DocumentEntry, DocumentSections } from '@va/schemas/content/documents.ts';
import type { Aircraft, AircraftType, FleetFile, TypeSummary } from '@va/schemas/content/fleet.ts';
import type { KindName, KindValues } from '@va/schemas/content/kinds.ts';
import type { Notam, NotamHead } from '@va/schemas/content/notams.ts';
import type { PilotInfo, PilotsFile } from '@va/schemas/content/pilots.ts';
import type { Policy } from '@va/schemas/content/policies.ts';
import { routesInUse } from '@va/schemas/content/routes.ts';
import type { Sections } from '@va/schemas/content/sections.ts';
import { typography } from '@va/domain/typography.ts';
import { cruiseByModel, withBlockTimes } from './block-times.ts';
import { SEAT_MAP_FOLDER } from './documents/seat-map.ts';
import { documentHeadings } from './markdown/document-headings.ts';
import { parseMarkdown } from './markdown/markdown.ts';
import type { MarkdownFiles } from './markdown/markdown-files.ts';
import { airlineInUse, applyAtOf, framesOf, manualReportOf } from './platform-addresses.ts';
import { withoutOthersParts } from './markdown/platform-text.ts';
import { toProse } from './markdown/prose.ts';

type Derive<T> = (files: KindValues, pages: MarkdownFiles) => T;

/** How each is made. The one place to add something that no single file holds. */
export const derived: { [K in keyof DerivedContent]: Derive<DerivedContent[K]> } = {
  airline: ({ airline, applications }) => {
    const applyAt = applyAtOf(airline, applications as typeof applications | null);
    return { ...airlineInUse(airline), ...(applyAt === undefined ? {} : { applyAt }) };
  },
  frames: framesOf,
  sections: resolveSections,
  base: ({ airports, airline }) => findBase(airports, airline),
  aircraft: ({ fleet }) => resolveAircraft(fleet),
  aircraftTypes: ({ fleet }) => fleet.types,
  typeSummaries: ({ fleet }) => summarise(fleet),
  pilots: ({ pilots }) => resolvePilots(pilots),
  ranks: ({ pilots }) => pilots.ranks,
  notams: newestFirst,
  notamHeads: (files) => newestFirst(files).map(headOf),
  onlyInTours,
  routes: ({ routes, airports, fleet, timetableRules }) => {
    const cruise = cruiseByModel(fleet.types, (timetableRules as typeof timetableRules | null)?.rules);
    return routesInUse(routes, airports, fleet).map((route) =>
      withBlockTimes(route, airports, cruise.get(route.type)),
    );
  },
  policies: ({ airline }, pages) => resolvePolicies(pages, airline),
  documents: (_files, pages) => resolveDocuments(pages),
  documentSections: (_files, pages) => resolveSectionsOfDocuments(pages),
  feeds: ({ feeds }) => feeds.filter((feed) => feed.enabled),
  airlineLinks: ({ airline }) => {
    const { links, linkLabels, rights } = airlineInUse(airline);
    return {
      community: { label: linkLabels.community, url: links.community },
      virtualAirline: { label: linkLabels.virtualAirline, url: links.virtualAirline },
      logout: links.logout,
      rights,
    };
  },
  airlineTexts: ({ airline }) => {
    const { acars, limits, links, turnaroundMinutes, contactEmail } = airlineInUse(airline);
    return {
      acars,
      manualReport: { form: links.manualReport, limits: limits?.manualReport ?? [] },
      limits: limits && { ...limits, manualReport: undefined },
      turnaroundMinutes,
      contactEmail,
    };
  },
};

function onlyInTours({ airports, tours }: KindValues): string[] {
  const stops = new Set(tours.flatMap((tour) => tour.stops.map(({ icao }) => icao)));
  return airports.flatMap(({ icao, destinations }) =>
    destinations.length === 0 && stops.has(icao) ? [icao] : [],
  );
}

function headOf({ id, date, title, importance, until, affects }: Notam): NotamHead {
  return {
    id,
    date,
    title,
    importance,
    ...(until === undefined ? {} : { until }),
    ...(affects === undefined ? {} : { affects }),
  };
}

function newestFirst({ notams }: KindValues): KindValues['notams'] {
  return notams.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
}

function findBase(airports: readonly Airport[], { base }: Airline): Airport {
  const found = airports.find(({ icao }) => icao === base.icao);
  if (found === undefined) throw new Error(`The base ${base.icao} is no airport`);
  return found;
}

function resolveAircraft({ types, aircraft }: FleetFile): Aircraft[] {
  const byId = new Map(types.map((type) => [type.id, type]));
  return aircraft.map((entry) => {
    const type = byId.get(entry.type);
    if (type === undefined) throw new Error(`${entry.registration} has no type`);
    return {
      model: type.model,
      family: type.family,
      type: type.id,
      registration: entry.registration,
      ...(entry.image === undefined ? {} : { imageUrl: entry.image.src, imageAlt: entry.image.alt }),
      interiorImages: entry.interiorImages ?? [],
      seatMapUrl: entry.seatMapUrl ?? drawnDeck(type),
      ...(type.seatLayout === undefined ? { isFreighter: true } : {}),
      specifications: type.specifications,
      dimensions: type.dimensions,
      businessCabin: entry.businessCabin,
    };
  });
}

/** The page that is drawn of a type's seats or main deck. */
function drawnDeck({ id, seatLayout, mainDeck }: AircraftType): string | undefined {
  return seatLayout === undefined && mainDeck === undefined ? undefined : SEAT_MAP_FOLDER + id;
}

function summarise({ types, aircraft }: FleetFile): TypeSummary[] {
  return types.map(({ id, model, icaoType, specifications, windLimits }) => ({
    model,
    icaoType,
    range: specifications.range,
    ...(windLimits && { windLimits }),
    registrations: aircraft.filter(({ type }) => type === id).map(({ registration }) => registration),
  }));
}

function resolvePilots({ ranks, pilots }: PilotsFile): Record<string, PilotInfo> {
  const galones = new Map(ranks.map((rank) => [rank.rango, rank.galones]));
  return Object.fromEntries(
    pilots.map(({ id, nombre, cargo, rango }) => {
      const picture = galones.get(rango);
      if (picture === undefined) throw new Error(`${id} has no rank`);
      return [id, { nombre, ...(cargo === undefined ? {} : { cargo }), rango, galones: picture }];
    }),
  );
}

/** What there is of all that an airline may not have. */
function resolveSections(files: KindValues, pages: MarkdownFiles): Sections {
  const has = (name: (KindName & keyof Sections) | 'goals') => files[name].length > 0;
  const { airline } = files;
  const policies = resolvePolicies(pages, airline);
  return {
    notams: has('notams'),
    tours: has('tours'),
    focusAirports: has('focusAirports'),
    liveries: has('liveries'),
    manuals: has('manuals'),
    regulations: has('regulations'),
    checklists: has('checklists'),
    briefings: has('briefings'),
    policies: policies.length > 0,
    manualReport: manualReportOf(airline) !== undefined,
    acars: airlineInUse(airline).acars !== undefined,
    goal: has('goals'),
    policyLinks: policies.map(({ slug, label }) => ({ slug, label })),
  };
}

function resolvePolicies({ policies }: MarkdownFiles, { plataforma }: Airline): Policy[] {
  return policies
    .flatMap(({ name, front, body }) => (front && body ? [{ name, front, body }] : []))
    .sort((a, b) => a.front.order - b.front.order)
    .map(({ name, front, body }) => ({
      slug: name,
      title: typography(front.title),
      summary: typography(front.summary),
      label: typography(front.label ?? front.title),
      updated: front.updated,
      body: toProse(parseMarkdown(withoutOthersParts(body.text, plataforma))),
    }));
}

function resolveDocuments({ documents }: MarkdownFiles): DocumentEntry[] {
  return documents.flatMap(({ name, front }) =>
    front === undefined
      ? []
      : [
          {
            path: `/documentos/${name}`,
            title: typography(front.title),
            summary: typography(front.summary),
            updated: front.updated,
          },
        ],
  );
}

function resolveSectionsOfDocuments({ documents }: MarkdownFiles): DocumentSections[] {
  return documents.flatMap(({ name, front, body }) =>
    front === undefined || body === undefined || front.airport !== undefined
      ? []
      : [
          {
            path: `/documentos/${name}`,
            ...(front.words !== undefined && { words: front.words }),
            sections: documentHeadings(parseMarkdown(body.text)).map(({ id, text }) => ({ id, text })),
          },
        ],
  );
}
