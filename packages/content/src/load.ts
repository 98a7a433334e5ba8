/** Reads, validates and resolves everything under `content/`. */
import { checkAirports, checkRunways } from './checks/check-airports.ts';
import { checkDates, checkFocus, checkGoals } from './checks/check-dates.ts';
import { checkFeeds, checkFrames } from './checks/check-frames.ts';
import { checkFleet } from './checks/check-fleet.ts';
import { documentWords } from './markdown/document-words.ts';
import { checkImages } from './checks/check-images.ts';
import { checkLinks } from './checks/check-links.ts';
import { checkBlockTimes, checkDestinations, checkRoutes } from './checks/check-network.ts';
import { checkNames, checkPeople } from './checks/check-names.ts';
import { checkNotams, checkTours } from './checks/check-notams.ts';
import { checkTheme } from './checks/check-theme.ts';
import { checkPlaces, checkUnique } from './checks/check-unique.ts';
import { readContentFiles } from './content-files.ts';
import type { Content } from '@va/schemas/content/content.ts';
import { assemble } from './content.ts';
import { readMarkdownFiles, type MarkdownFile } from './markdown/markdown-files.ts';
import { byPlace, ContentErrors, type Problem } from './problems.ts';
import type { documentFrontMatter } from '@va/schemas/content/documents.ts';
import type { z } from 'zod';

/** A document with its checked text, for the pages under `/documentos`. */
export type DocumentSource = MarkdownFile<z.output<typeof documentFrontMatter>>;

/** The content, and the texts of the documents that only the build needs. */
export interface LoadedContent {
  content: Content;
  documents: DocumentSource[];
  /** What is odd in the content, by file and line. */
  warnings: readonly Problem[];
}

/** Content of `<root>/content`. Throws `ContentErrors` with every problem at once. */
export async function loadContent(root: string): Promise<Content> {
  return (await loadEverything(root)).content;
}

/** As `loadContent`, with the documents' texts. Dates are compared with `now`. */
export async function loadEverything(root: string, now = new Date()): Promise<LoadedContent> {
  const [yaml, pictures] = await Promise.all([readContentFiles(root), checkImages(root)]);
  const { files } = yaml;
  const pages = await readMarkdownFiles(root, documentWords(files));
  const problems = [
    ...yaml.problems,
    ...pages.documents.flatMap((page) => page.problems),
    ...pages.policies.flatMap((page) => page.problems),
    ...pictures.problems,
    ...checkUnique(files),
    ...checkDestinations(files),
    ...checkRoutes(files),
    ...checkFleet(files),
    ...checkPeople(files),
    ...checkTheme(files),
    ...checkAirports(files),
    ...checkRunways(files),
    ...checkPlaces(files),
    ...checkBlockTimes(files),
    ...checkDates(files, pages, now),
    ...checkNotams(files),
    ...checkTours(files),
    ...checkGoals(files),
    ...checkFocus(files),
    ...checkFrames(files),
    ...checkFeeds(files),
    ...checkNames(files),
    ...checkLinks(files, pages, pictures.images),
  ];
  const errors = problems.filter(({ warning }) => warning !== true);
  const warnings = problems.filter(({ warning }) => warning === true).toSorted(byPlace);
  if (errors.length > 0) throw new ContentErrors(errors, Object.values(files).some(hasFaults));
  return { content: assemble(files, pages), documents: pages.documents, warnings };
}

/** Entries with faults are left out of what files owe each other, which may hide other problems. */
function hasFaults({ problems }: { problems: readonly Problem[] }): boolean {
  return problems.length > 0;
}
