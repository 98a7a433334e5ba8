// @vitest-environment node
/** What the documentation tells people to type and open exists. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const markdownIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return markdownIn(path);
    return path.endsWith('.md') ? [path] : [];
  });

/** A decision that was superseded may name what is gone. */
const documents = ['README.md', 'CONTRIBUTING.md', ...markdownIn('docs')].filter(
  (file) => !/^\d{4}-\d{2}-\d{2} · superseded by/m.test(read(file)),
);
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
/** Folders that appear only once something is built or installed. */
const generated = read('.gitignore')
  .split('\n')
  .map((line) => line.replace(/\/$/, ''));
/** npm's own commands, which need no entry in package.json. */
const NPM_OWN = ['ci', 'install'];

/** Code of a document: blocks between fences, and spans in the text around them. */
function codeOf(file: string): { blocks: string[]; spans: string[] } {
  const blocks: string[] = [];
  const prose = read(file).replaceAll(/^```.*\n([\s\S]*?)^```/gm, (_, block: string) => {
    blocks.push(block);
    return '';
  });
  return { blocks, spans: [...prose.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '') };
}

/** The commands in a document that nothing answers to. */
function unknownCommands(file: string): string[] {
  const { blocks, spans } = codeOf(file);
  const code = [...blocks, ...spans].join('\n');
  const scriptsNamed = [...code.matchAll(/\bnpm run ([\w:-]+)/g)].map((match) => match[1] ?? '');
  const shortcuts = [...code.matchAll(/\bnpm (?!run\b)([a-z][\w-]*)/g)].map((match) => match[1] ?? '');
  const tools = [...code.matchAll(/\bnpx ([\w-]+)/g)].map((match) => match[1] ?? '');
  return [
    ...scriptsNamed.filter((name) => !(name in scripts)).map((name) => `npm run ${name}`),
    ...shortcuts.filter((name) => !(name in scripts) && !NPM_OWN.includes(name)).map((name) => `npm ${name}`),
    ...tools
      .filter((name) => !existsSync(join(ROOT, 'node_modules/.bin', name)))
      .map((name) => `npx ${name}`),
  ];
}

/** A word that names a file or folder of the repository, up to the first placeholder; undefined for anything else. */
function pathOf(word: string): string | undefined {
  if (!/^[#@\w.-]+(?:\/[\p{L}\d.<>*-]*)*$/u.test(word)) return undefined;
  const isFile = /[\w>]\.(?:md|tsx?|mjs|js|yaml|json|svg|png|css|html)$/.test(word);
  if (!isFile && !word.includes('/')) return undefined;
  if (/^[#@]/.test(word)) return undefined;
  return word.replace(/[^/]*[<*].*$/, '') || undefined;
}

/** Files and folders that a document names: in spans of code, and as words with an ending in its blocks. */
function pathsOf(file: string): string[] {
  const { blocks, spans } = codeOf(file);
  const words = blocks
    .flatMap((block) => block.split(/\s+/))
    .map((word) => word.replace(/:\d*$/, ''))
    .filter((word) => /\.\w+$/.test(word));
  return [...spans, ...words].flatMap((word) => pathOf(word) ?? []);
}

/** Whether a path leads somewhere: from the root or, for a file that the staff knows by its name, from `content/`. */
function exists(path: string): boolean {
  if (generated.includes(path.split('/')[0] ?? '')) return true;
  return [path, `content/${path}`].some((candidate) => existsSync(join(ROOT, candidate)));
}

describe.each(documents)('%s', (file) => {
  it('names no command that does not exist', () => {
    expect(unknownCommands(file)).toEqual([]);
  });

  it('names no file or folder that does not exist', () => {
    expect(pathsOf(file).filter((path) => !exists(path))).toEqual([]);
  });

  it('links to files that exist', () => {
    const targets = [...read(file).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(
      (match) => match[1] ?? '',
    );
    expect(targets.filter((target) => !existsSync(join(ROOT, dirname(file), target)))).toEqual([]);
  });
});

it.each(['apps', 'packages'])('every folder of %s/ is named where people look for it', (parent) => {
  const text = `${read('README.md')}\n${read('docs/architecture.md')}`;
  const folders = readdirSync(join(ROOT, parent), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  expect(folders.map(({ name }) => name).filter((name) => !text.includes(name))).toEqual([]);
});
