/** The Markdown files of the content: front matter and text, with the lines of both. */
import type { z } from 'zod';
import { documentFrontMatter } from '@va/schemas/content/documents.ts';
import { policyFrontMatter } from '@va/schemas/content/policies.ts';
import { validate } from '../content-file.ts';
import { type DocumentWords, withDocumentWords } from './document-words.ts';
import { listFiles, readText } from '../files.ts';
import { checkMarkdown, type CheckedMarkdown } from './markdown.ts';
import type { Problem } from '../problems.ts';
import { PLATFORM_MARKS } from './platform-text.ts';
import { parseYaml } from '../yaml/yaml-file.ts';

/** A Markdown file whose front matter has the fields `F`. */
export interface MarkdownFile<F> {
  /** Path from the project's folder. */
  file: string;
  /** Path inside its folder without `.md`, e.g. `manuales/acars`. */
  name: string;
  /** Undefined when the front matter has problems. */
  front: F | undefined;
  /** Undefined when the file could not be split. */
  body: CheckedMarkdown | undefined;
  problems: Problem[];
  /** A problem at a field of the front matter. */
  problem(field: string, text: string): Problem;
}

/** The airline's own documents, and the legal pages. */
export interface MarkdownFiles {
  documents: MarkdownFile<z.output<typeof documentFrontMatter>>[];
  policies: MarkdownFile<z.output<typeof policyFrontMatter>>[];
  /** Addresses of documents about sections that the airline does without: no card or link leads there. */
  hidden: ReadonlySet<string>;
}

/** Reads both folders, the documents with the words of other files; problems are collected in the files. */
export async function readMarkdownFiles(root: string, words: DocumentWords): Promise<MarkdownFiles> {
  const [documents, policies] = await Promise.all([
    readFolder(root, 'content/documents', documentFrontMatter, ['pilotos', 'galones'], words),
    readFolder(root, 'content/policies', policyFrontMatter, ['proveedores', ...PLATFORM_MARKS]),
  ]);
  const isHidden = ({ front }: (typeof documents)[number]) =>
    front?.section !== undefined && !words.sections.has(front.section);
  const hidden = new Set(documents.filter(isHidden).map(({ name }) => `/documentos/${name}`));
  const shown = documents.filter((page) => !isHidden(page));
  if (hidden.size === 0) return { documents, policies, hidden };
  return {
    documents: shown.map((page) => unlinked(page, hidden)),
    policies: policies.map((page) => unlinked(page, hidden)),
    hidden,
  };
}

/** The page with the words of links to hidden documents in place of the links. */
function unlinked<F>(page: MarkdownFile<F>, hidden: ReadonlySet<string>): MarkdownFile<F> {
  const { body } = page;
  if (body === undefined || !body.links.some(({ path }) => hidden.has(path))) return page;
  const text = body.text.replaceAll(
    /\[([^\]]+)\]\(([^)#\s]+)[^)]*\)/g,
    (link, words: string, path: string) => (hidden.has(path) ? words : link),
  );
  return { ...page, body: { ...body, text, links: body.links.filter(({ path }) => !hidden.has(path)) } };
}

async function readFolder<S extends z.ZodType>(
  root: string,
  folder: string,
  schema: S,
  inserts: readonly string[],
  words?: DocumentWords,
): Promise<MarkdownFile<z.output<S>>[]> {
  const files = await listFiles(root, folder);
  return Promise.all(files.map((file) => readMarkdown(root, file, folder, schema, inserts, words)));
}

async function readMarkdown<S extends z.ZodType>(
  root: string,
  file: string,
  folder: string,
  schema: S,
  inserts: readonly string[],
  words: DocumentWords | undefined,
): Promise<MarkdownFile<z.output<S>>> {
  const problem = (field: string, text: string, line = 1): Problem => ({
    file,
    line,
    entry: '',
    field,
    text,
  });
  const name = file.slice(folder.length + 1).replace(/\.md$/, '');
  const result: MarkdownFile<z.output<S>> = {
    file,
    name,
    front: undefined,
    body: undefined,
    problems: [],
    problem,
  };
  const fail = (text: string, line = 0): MarkdownFile<z.output<S>> => ({
    ...result,
    problems: [problem('', text, line)],
  });

  if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(name) || !file.endsWith('.md')) {
    return fail(
      'el nombre no vale para una página. Usa minúsculas sin tildes, cifras y guiones, y acábalo en .md.',
    );
  }
  const read = await readText(root, file);
  if (read.text === undefined) return { ...result, problems: [read.problem] };
  const text = read.text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n');
  const split = /^---\n([\s\S]*?\n)?---[ \t]*(?:\n|$)/.exec(text);
  if (split === null) {
    return fail(
      'falta la cabecera. Empieza el archivo por una línea «---», los campos y otra línea «---».',
      1,
    );
  }
  const yaml = parseYaml(file, split[1] ?? '', 2);
  const front = validate(yaml, schema, []);
  const firstLine = split[0].split('\n').length;
  const written = text.slice(split[0].length);
  const body = checkMarkdown(words ? withDocumentWords(written, words) : written, firstLine, inserts);
  return {
    ...result,
    front: front.value,
    body,
    problems: [...front.problems, ...body.findings.map((finding) => problem('', finding.text, finding.line))],
    problem: (field, sentence) => problem(field, sentence, yaml.line([field])),
  };
}
