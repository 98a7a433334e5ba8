/** A validated content file that still knows where each of its values stands. */
import type { z } from 'zod';
import {
  decimalComma,
  describeIssue,
  describeUnknownField,
  NO_OWN_MESSAGE,
} from './messages/issue-messages.ts';
import type { EntryList } from '@va/schemas/content/kinds.ts';
import type { Problem } from './problems.ts';
import type { Path, YamlFile } from './yaml/yaml-file.ts';

/** One file of the content, after it was read and validated. */
export interface ContentFile<T> {
  /** Path from the project's folder. */
  file: string;
  /** The content; entries with problems of their own are left out. Undefined when nothing can be used. */
  value: T | undefined;
  /** False when the file could not be parsed, so that nothing is known of what it holds. */
  readable: boolean;
  problems: Problem[];
  /** Keys of all entries of a list, also of those with problems. */
  keys(list?: string): ReadonlySet<string>;
  /** Every whole text in the file, sound or not, that matches, with its way from the root. */
  texts(pattern: RegExp): { path: Path; text: string }[];
  /** A problem at a field of an entry (or of the whole content when the entry is undefined). */
  problem(entry: object | undefined, path: Path, text: string): Problem;
  /** A warning at a field of an entry; none once its `reviewed` names what is odd. */
  doubt(entry: { reviewed?: string[] | undefined }, path: Path, text: string, what: string): Problem[];
}

/** Validates a parsed file. Never throws; problems are collected and the sound entries handed on. */
export function validate<S extends z.core.$ZodType>(
  source: YamlFile,
  schema: S & {
    safeParse(
      value: unknown,
      params?: z.core.ParseContext<z.core.$ZodIssue>,
    ): z.ZodSafeParseResult<z.output<S>>;
  },
  lists: readonly EntryList[],
): ContentFile<z.output<S>> {
  const places = new Map<object, Path>();
  const file: ContentFile<z.output<S>> = {
    file: source.file,
    value: undefined,
    readable: source.problems.length === 0,
    problems: [...source.problems],
    keys: (list) => keysOf(source.value, lists, list),
    texts: (pattern) => textsIn(source.value, pattern, []),
    problem: (entry, path, text) => {
      const start = entry === undefined ? [] : (places.get(entry) ?? []);
      return place(source, lists, [...start, ...path], text);
    },
    doubt: (entry, path, text, what) =>
      entry.reviewed?.includes(what)
        ? []
        : [
            {
              ...file.problem(entry, path, `${text} Si está bien, añade «reviewed: [${what}]».`),
              warning: true,
            },
          ],
  };
  if (!file.readable) return file;

  const whole = schema.safeParse(source.value, { error: () => NO_OWN_MESSAGE });
  if (whole.success) {
    file.value = whole.data;
    remember(places, whole.data, lists, () => true);
    return file;
  }
  const issues = whole.error.issues.filter(isFirst);
  file.problems.push(...issues.flatMap((issue) => describe(source, schema, lists, issue)));

  const faulty = new Set<string>();
  for (const { path } of issues) {
    const list = lists.find(({ at }) => at.every((name, i) => path[i] === name) && path.length > at.length);
    if (list === undefined) return file;
    faulty.add(JSON.stringify(path.slice(0, list.at.length + 1)));
  }
  const isSound = (list: EntryList, index: number) => !faulty.has(JSON.stringify([...list.at, index]));
  const rest = schema.safeParse(withoutFaulty(source.value, lists, isSound));
  if (rest.success) {
    file.value = rest.data;
    remember(places, rest.data, lists, isSound);
  }
  return file;
}

/** False for what zod adds about a value after it has found that it is of the wrong type. */
function isFirst(issue: z.core.$ZodIssue, index: number, issues: readonly z.core.$ZodIssue[]): boolean {
  const here = JSON.stringify(issue.path);
  return !issues
    .slice(0, index)
    .some(({ code, path }) => code === 'invalid_type' && JSON.stringify(path) === here);
}

function describe(
  source: YamlFile,
  schema: z.core.$ZodType,
  lists: readonly EntryList[],
  issue: z.core.$ZodIssue,
): Problem[] {
  const path = issue.path as Path;
  const value = valueAt(source.value, path);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((name) => {
      const comma = decimalComma(source.lineText(source.line([...path, name])), name);
      if (comma !== undefined) return place(source, lists, [...path, comma.field], comma.text);
      return place(source, lists, [...path, name], describeUnknownField(name, schema, path, value as object));
    });
  }
  return [place(source, lists, path, describeIssue(issue, { schema, value, written: source.written(path) }))];
}

/** Puts a sentence at its file, line, entry and field. */
function place(source: YamlFile, lists: readonly EntryList[], path: Path, text: string): Problem {
  const list = lists.find(({ at }) => at.every((name, i) => path[i] === name) && path.length > at.length);
  const start = list === undefined ? 0 : list.at.length + 1;
  const entry =
    list === undefined ? '' : entryName(valueAt(source.value, path.slice(0, start)), list, path[start - 1]);
  return { file: source.file, line: source.line(path), entry, field: fieldName(path.slice(start)), text };
}

/** The key of an entry, or its place when it has none that can be shown. */
function entryName(entry: unknown, { key }: EntryList, index: string | number | undefined): string {
  return keyOf(entry, key) ?? `n.º ${Number(index) + 1}`;
}

function keyOf(entry: unknown, key: string): string | undefined {
  const value = (entry as Record<string, unknown> | null | undefined)?.[key];
  if (typeof value === 'string' && value !== '') return value;
  return Array.isArray(value) ? value.join('–') : undefined;
}

/** `runways[1].ends[2].lat`; places count from 1, as people do. */
function fieldName(path: Path): string {
  return path
    .map((step, i) => (typeof step === 'number' ? `[${step + 1}]` : `${i === 0 ? '' : '.'}${step}`))
    .join('');
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, step) => (inner as Record<string | number, unknown> | null | undefined)?.[step],
    value,
  );
}

function keysOf(value: unknown, lists: readonly EntryList[], name: string | undefined): Set<string> {
  const list = lists.find(({ at }) => (at[0] ?? undefined) === name);
  const entries = list === undefined ? undefined : valueAt(value, list.at);
  if (list === undefined || !Array.isArray(entries)) return new Set();
  return new Set(entries.map((entry) => keyOf(entry, list.key)).filter((key) => key !== undefined));
}

function textsIn(value: unknown, pattern: RegExp, path: Path): { path: Path; text: string }[] {
  if (typeof value === 'string') return pattern.test(value) ? [{ path, text: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    textsIn(inner, pattern, [...path, Array.isArray(value) ? Number(name) : name]),
  );
}

/** Remembers where each entry of the validated value stands in the file. */
function remember(
  places: Map<object, Path>,
  value: unknown,
  lists: readonly EntryList[],
  isSound: (list: EntryList, index: number) => boolean,
): void {
  for (const list of lists) {
    let index = 0;
    for (const entry of valueAt(value, list.at) as object[]) {
      while (!isSound(list, index)) index += 1;
      places.set(entry, [...list.at, index]);
      index += 1;
    }
  }
}

function withoutFaulty(
  value: unknown,
  lists: readonly EntryList[],
  isSound: (list: EntryList, index: number) => boolean,
): unknown {
  return lists.reduce<unknown>((whole, list) => {
    const entries = valueAt(whole, list.at);
    if (!Array.isArray(entries)) return whole;
    const sound = entries.filter((_, index) => isSound(list, index));
    return list.at[0] === undefined ? sound : { ...(whole as object), [list.at[0]]: sound };
  }, value);
}
