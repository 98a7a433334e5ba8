/** What an airline has: a section without content appears nowhere. Known without loading the content itself. */
export interface Sections {
  notams: boolean;
  tours: boolean;
  focusAirports: boolean;
  liveries: boolean;
  manuals: boolean;
  regulations: boolean;
  checklists: boolean;
  briefings: boolean;
  policies: boolean;
  /** A form for flights done without ACARS. */
  manualReport: boolean;
  acars: boolean;
  /** The legal pages in their order, with the short name of each for the footer. */
  policyLinks: readonly { slug: string; label: string }[];
}

/** Sections that are there or not. */
export type SectionName = Exclude<keyof Sections, 'policyLinks'>;
