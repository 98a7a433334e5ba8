/** Sections that an airline may do without. */
export const OPTIONAL_SECTIONS = [
  'notams',
  'tours',
  'focus-airports',
  'liveries',
  'manuals',
  'regulations',
  'checklists',
  'briefings',
  'acars',
  'manual-report',
] as const;

/** A section that can be left out. */
export type OptionalSection = (typeof OPTIONAL_SECTIONS)[number];
