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
  /** A goal of the month in the content, which all pilots reach together; home keeps its room. */
  goal: boolean;
  /** The legal pages in their order, with the short name of each for the footer. */
  policyLinks: readonly { slug: string; label: string }[];
}

/** Files of sections that an airline may do without: parts of documents, and whole ones, may belong to them. */
export const sectionFiles = [
  'notams',
  'tours',
  'focus-airports',
  'liveries',
  'manuals',
  'regulations',
  'checklists',
  'briefings',
] as const;

/** A section by the name of its file, without the ending. */
export type SectionFile = (typeof sectionFiles)[number];

/** Sections that are there or not. */
export type SectionName = Exclude<keyof Sections, 'policyLinks'>;
