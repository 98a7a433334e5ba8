/** The content as the app gets it, one key for each virtual module. */
import type { Airline } from '@va/schemas/content/airline.ts';
import type { Airport } from '@va/schemas/content/airports.ts';
import type { DocumentEntry } from '@va/schemas/content/documents.ts';
import type { Aircraft, AircraftType, FleetFile, TypeSummary } from '@va/schemas/content/fleet.ts';
import type { Feed } from '@va/schemas/content/feeds.ts';
import type { FocusAirport } from '@va/schemas/content/focus-airports.ts';
import type { Frame } from '@va/schemas/content/frames.ts';
import type { LinkCard } from '@va/schemas/content/link-cards.ts';
import type { Livery } from '@va/schemas/content/liveries.ts';
import type { Notam, NotamHead } from '@va/schemas/content/notams.ts';
import type { PilotInfo, PilotsFile, Rank } from '@va/schemas/content/pilots.ts';
import type { Policy } from '@va/schemas/content/policies.ts';
import type { Route } from '@va/schemas/content/routes.ts';
import type { Sections } from '@va/schemas/content/sections.ts';
import type { Team } from '@va/schemas/content/team.ts';
import type { Theme } from '@va/schemas/content/theme.ts';
import type { Tour } from '@va/schemas/content/tours.ts';
import { typography } from '@va/domain/typography.ts';
import type { ContentFiles } from './content-files.ts';
import { kinds, type KindName } from './kinds.ts';
import { parseMarkdown } from './markdown.ts';
import type { MarkdownFiles } from './markdown-files.ts';
import { toProse } from './prose.ts';
import { mapTexts } from './schema-walk.ts';

export interface Content {
  airline: Airline;
  theme: Theme;
  sections: Sections;
  /** The base's own entry of the airports. */
  base: Airport;
  airports: Airport[];
  routes: Route[];
  /** Resolved against their types. */
  aircraft: Aircraft[];
  aircraftTypes: AircraftType[];
  typeSummaries: TypeSummary[];
  /** By callsign and by role alias. */
  pilots: Record<string, PilotInfo>;
  ranks: Rank[];
  /** Newest first. */
  notams: Notam[];
  /** The same without their texts. */
  notamHeads: NotamHead[];
  tours: Tour[];
  focusAirports: FocusAirport[];
  liveries: Livery[];
  team: Team;
  manuals: LinkCard[];
  regulations: LinkCard[];
  checklists: LinkCard[];
  briefings: LinkCard[];
  /** In the order that their front matter says. */
  policies: Policy[];
  /** By path. */
  documents: DocumentEntry[];
  frames: Frame[];
  /** Only those that are switched on. */
  feeds: Feed[];
}

type LinkKind = 'manuals' | 'regulations' | 'checklists' | 'briefings';

/** Puts the validated files together; throws when one of them has no value, which the caller has ruled out. */
export function assemble(files: ContentFiles, pages: MarkdownFiles): Content {
  const fleet = sound(files, 'fleet');
  const people = sound(files, 'pilots');
  const notams = [...sound(files, 'notams')].sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
  return {
    airline: sound(files, 'airline'),
    theme: sound(files, 'theme'),
    sections: resolveSections(files, pages),
    base: findBase(sound(files, 'airports'), sound(files, 'airline')),
    airports: sound(files, 'airports'),
    routes: sound(files, 'routes'),
    aircraft: resolveAircraft(fleet),
    aircraftTypes: fleet.types,
    typeSummaries: summarise(fleet),
    pilots: resolvePilots(people),
    ranks: people.ranks,
    notams,
    notamHeads: notams.map(({ id, title, importance }) => ({ id, title, importance })),
    tours: sound(files, 'tours'),
    focusAirports: sound(files, 'focusAirports'),
    liveries: sound(files, 'liveries'),
    team: sound(files, 'team'),
    manuals: sound(files, 'manuals'),
    regulations: sound(files, 'regulations'),
    checklists: sound(files, 'checklists'),
    briefings: sound(files, 'briefings'),
    policies: resolvePolicies(pages),
    documents: resolveDocuments(pages),
    frames: sound(files, 'frames'),
    feeds: sound(files, 'feeds').filter((feed) => feed.enabled),
  };
}

/** The value of a file with the typography of texts applied. */
function sound<K extends KindName>(files: ContentFiles, name: K): NonNullable<ContentFiles[K]['value']> {
  const { value } = files[name];
  if (value === undefined) throw new Error(`${kinds[name].file} has no usable value`);
  return mapTexts(kinds[name].schema, value as NonNullable<ContentFiles[K]['value']>, typography);
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
      imageUrl: entry.image.src,
      imageAlt: entry.image.alt,
      interiorImages: entry.interiorImages,
      seatMapUrl: entry.seatMapUrl,
      specifications: type.specifications,
      dimensions: type.dimensions,
      businessCabin: entry.businessCabin,
    };
  });
}

function summarise({ types, aircraft }: FleetFile): TypeSummary[] {
  return types.map(({ id, model, icaoType, specifications }) => ({
    model,
    icaoType,
    range: specifications.range,
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
function resolveSections(files: ContentFiles, pages: MarkdownFiles): Sections {
  const has = (name: 'notams' | 'tours' | 'focusAirports' | 'liveries' | LinkKind) =>
    (files[name].value ?? []).length > 0;
  const airline = sound(files, 'airline');
  const policies = resolvePolicies(pages);
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
    manualReport: airline.links.manualReport !== undefined,
    acars: airline.acars !== undefined,
    policyLinks: policies.map(({ slug, label }) => ({ slug, label })),
  };
}

function resolvePolicies({ policies }: MarkdownFiles): Policy[] {
  return policies
    .flatMap(({ name, front, body }) => (front && body ? [{ name, front, body }] : []))
    .sort((a, b) => a.front.order - b.front.order)
    .map(({ name, front, body }) => ({
      slug: name,
      title: typography(front.title),
      summary: typography(front.summary),
      label: typography(front.label ?? front.title),
      updated: front.updated,
      body: toProse(parseMarkdown(body.text)),
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
