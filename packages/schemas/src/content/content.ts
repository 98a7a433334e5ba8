/** The content as the programs get it: each kind as its file has it, and what follows from several of them. */
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
  /** Where anybody asks to join; undefined where nobody can. */
  applyAt?: string;
};

/** What is not in a file as it stands. A name that is also a kind's takes its place. */
export interface DerivedContent {
  /** With the ways to report a flight by hand and to join that this airline has. */
  airline: AirlineInUse;
  /** Those of the airline's own platform lead there. */
  frames: Frame[];
  sections: Sections;
  /** The base's own entry of the airports. */
  base: Airport;
  /** Resolved against their types. */
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
  /** What stands around every page, behind the gate. */
  airlineLinks: {
    community: { label: string; url: string };
    virtualAirline: { label: string; url: string };
    logout: string;
    /** Who owns what is shown, for the footer. */
    rights: string;
  };
  /** What single pages show of the airline. */
  airlineTexts: {
    /** The program that records flights, with its downloads and what to know before. */
    acars: Airline['acars'];
    /** Where a report by hand is written, and what it counts for, a sentence each. */
    manualReport: { form?: string | undefined; limits: readonly string[] };
    /** From when on which score of a flight counts for a stage. */
    limits?: Omit<NonNullable<Airline['limits']>, 'manualReport'> | undefined;
    /** Between two flights of one aircraft. */
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
 * The airline as pages get it: without what only the build reads, such as icons and descriptions for other sites, and
 * without what single pages show, which stand in `airlineTexts`.
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
