import { sectionFiles } from '@va/schemas/content/sections.ts';

/** Sections that an airline may do without. */
export const OPTIONAL_SECTIONS = [...sectionFiles, 'acars', 'manual-report'] as const;

/** A section that can be left out. */
export type OptionalSection = (typeof OPTIONAL_SECTIONS)[number];
