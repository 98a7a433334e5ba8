/** The content for programs: each kind from its file, and values derived from several files. */
import type { Airline } from './airline.ts';
import type { Airport } from './airports.ts';
import type { DocumentEntry, DocumentSections } from './documents.ts';
import type { Feed } from './feeds.ts';
import type { Aircraft, AircraftType, TypeSummary } from './fleet.ts';
import type { Frame } from './frames.ts';
import type { KindName, kinds, KindValues } from './kinds.ts';
import type { Notam, NotamHead } from './notams.ts';
import type { PilotInfo, Rank } from './pilots.ts';
import type { Policy } from './policies.ts';
import type { Route } from './routes.ts';
import type { Sections } from './sections.ts';

/** The airline as its portal shows it. */
export type AirlineInUse = Airline & {
  /** Address where people apply to join; undefined if nobody can. */
  applyAt?: string;
};

/** Derived values; a name that is also a kind's replaces that kind. */
export interface DerivedContent {
  /** The airline, with its ways to report a flight by hand and to join. */
  airline: AirlineInUse;
  /** Frames; those of the airline's own platform have its addresses. */
  frames: Frame[];
  sections: Sections;
  /** The base's own entry of the airports. */
  base: Airport;
  /** Aircraft with the values of their types. */
  aircraft: Aircraft[];
  aircraftTypes: AircraftType[];
  typeSummaries: TypeSummary[];
  /** By callsign and by role alias. */
  pilots: Record<string, PilotInfo>;
  ranks: Rank[];
  /** ICAO codes of the airports without routes that tours call at. */
  onlyInTours: string[];
  /** With block times for those that have none. */
  routes: Route[];
  /** Newest first. */
  notams: Notam[];
  /** The same without their texts. */
  notamHeads: NotamHead[];
  /** In the order that their front matter says. */
  policies: Policy[];
  /** By path. */
  documents: DocumentEntry[];
  /** By path; without airport briefings, which all have the same headings. */
  documentSections: DocumentSections[];
  /** Only those that are switched on. */
  feeds: Feed[];
  /** Links around every page, behind the gate. */
  airlineLinks: {
    community: { label: string; url: string };
    virtualAirline: { label: string; url: string };
    logout: string;
    /** Copyright line of the footer. */
    rights: string;
  };
  /** Texts of the airline that only single pages show. */
  airlineTexts: {
    /** The program that records flights, with its downloads and what to know before. */
    acars: Airline['acars'];
    /** Where a report by hand is written, and what it counts for, a sentence each. */
    manualReport: { form?: string | undefined; limits: readonly string[] };
    /** The minimum score for stages, and from which day it holds. */
    limits?: Omit<NonNullable<Airline['limits']>, 'manualReport'> | undefined;
    /** Turnaround between two flights of one aircraft, minutes. */
    turnaroundMinutes: number;
    contactEmail: string;
  };
}

type PublicKind = {
  [K in KindName]: (typeof kinds)[K] extends { internal: true } ? never : K;
}[KindName];

/** Everything that the portal may import, one key for each `virtual:content/…` module. */
export type Content = Omit<Pick<KindValues, PublicKind>, keyof DerivedContent> & DerivedContent;

/**
 * The airline for all pages: without fields that only the build uses, such as icons, and without texts of single pages,
 * which are in `airlineTexts`.
 */
export type AirlineOfPages = Omit<
  AirlineInUse,
  | 'responsible'
  | 'brand'
  | 'links'
  | 'linkLabels'
  | 'rights'
  | 'acars'
  | 'limits'
  | 'turnaroundMinutes'
  | 'contactEmail'
> & {
  brand: Pick<Airline['brand'], 'mark' | 'signInScene'>;
  links: Pick<AirlineInUse['links'], 'website'>;
  acars?: Pick<NonNullable<Airline['acars']>, 'name'> | undefined;
};
