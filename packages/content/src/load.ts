/** Reads, validates and resolves everything under `content/`. */
import { checkFeeds } from './check-feeds.ts';
import { checkFleet } from './check-fleet.ts';
import { checkFrames } from './check-frames.ts';
import { checkImages } from './check-images.ts';
import { checkLinks } from './check-links.ts';
import { checkDestinations, checkRoutes } from './check-network.ts';
import { checkPeople } from './check-people.ts';
import { checkTheme } from './check-theme.ts';
import { checkUnique } from './check-unique.ts';
import { readContentFiles } from './content-files.ts';
import type { Content } from '@va/schemas/content/content.ts';
import { assemble } from './content.ts';
import { readMarkdownFiles, type MarkdownFile } from './markdown-files.ts';
import { ContentErrors } from './problems.ts';
import type { documentFrontMatter } from '@va/schemas/content/documents.ts';
import type { z } from 'zod';

/** A document with its checked text, for the pages under `/documentos`. */
export type DocumentSource = MarkdownFile<z.output<typeof documentFrontMatter>>;

/** The content, and the texts of the documents that only the build needs. */
export interface LoadedContent {
  content: Content;
  documents: DocumentSource[];
}

/** Content of `<root>/content`. Throws `ContentErrors` with every problem at once. */
export async function loadContent(root: string): Promise<Content> {
  return (await loadEverything(root)).content;
}

/** As `loadContent`, with the documents' texts. */
export async function loadEverything(root: string): Promise<LoadedContent> {
  const [yaml, pages, pictures] = await Promise.all([
    readContentFiles(root),
    readMarkdownFiles(root),
    checkImages(root),
  ]);
  const { files } = yaml;
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
    ...checkFrames(files),
    ...checkFeeds(files),
    ...checkLinks(files, pages, pictures.images),
  ];
  if (problems.length > 0) throw new ContentErrors(problems);
  return { content: assemble(files, pages), documents: pages.documents };
}
