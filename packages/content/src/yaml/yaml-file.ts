/** A YAML text as plain values, with the line of every one of them. */
import {
  type Document,
  type ErrorCode,
  isAlias,
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
} from 'yaml';
import { keepLast, type Problem } from '../problems.ts';
import { TooMuchYaml, toPlain } from './yaml-values.ts';

/** What people mostly did where the parser only sees that a line does not fit. */

/** The real slip at a line (from 0) that the parser stumbled over, with its remedy; undefined where there is no telling. */
function likelyMistake(text: string, at: number): string | undefined {
  const lines = text.split('\n');
  const line = lines[at] ?? '';
  const isList = lines.some((other) => other.startsWith('- '));
  if (isList && /^-[^\s-]/.test(line)) {
    return `falta un espacio tras el guion. Escribe «- ${shown(line.slice(1))}».`;
  }
  if (isList && /^(?:[\w-]+:(?:\s|$)|\{)/.test(line)) {
    return `falta «- » delante: aquí empieza otra entrada. Escribe «- ${shown(line)}».`;
  }
  const indent = indentOfText(lines, at);
  return indent !== undefined && !/^\s*(?:- |[\w-]+:(?:\s|$))/.test(line)
    ? `este párrafo necesita ${indent} espacios delante, como los demás del texto. Pónselos.`
    : undefined;
}

/** Where a list begins with fields instead of an entry, in characters from the start; undefined where it does not. */
function firstEntryWithoutHyphen(text: string): number | undefined {
  if (!/^- /m.test(text)) return undefined;
  const first = /^(?!\s*(?:#|$)).*$/m.exec(text);
  return first !== null && /^\s+[\w-]+:/.test(first[0]) ? first.index : undefined;
}

/** The line (from 0) of a field that is indented with a tab, at an error or beside it, where the parser may see something else. */
function tabbedFieldNear(text: string, at: number): number | undefined {
  const lines = text.split('\n');
  return [at, at + 1, at - 1].find((line) => /^ *\t[ \t]*(?:- |[\w-]+:(?:\s|$))/.test(lines[line] ?? ''));
}

/** Whether a field that stands twice is the first of an entry that lacks its «- ». */
function beginsEntry(text: string, at: number): boolean {
  const [, name] = /^\s*([\w-]+):/.exec(text.split('\n')[at] ?? '') ?? [];
  return name !== undefined && new RegExp(`^- ${name}:`, 'm').test(text);
}

/** Spaces before the paragraphs of the text under `field: |-` that a line should belong to. */
function indentOfText(lines: readonly string[], at: number): number | undefined {
  for (let i = at - 1; i >= 0; i -= 1) {
    const line = lines[i] ?? '';
    if (/^\s*(?:- )?[\w-]+:\s*[|>][-+]?\s*$/.test(line)) {
      const first = lines.slice(i + 1).find((other) => other.trim() !== '') ?? '';
      const indent = first.length - first.trimStart().length;
      return indent > 0 && i + 1 < at ? indent : undefined;
    }
    if (/^\s*(?:- )?[\w-]+:(?:\s|$)/.test(line)) return undefined;
  }
  return undefined;
}

function shown(line: string): string {
  const words = line.trim();
  return words.length > 30 ? `${words.slice(0, 30)}…` : words;
}

/** Way to a value from the root: names of fields and places in lists (from 0). */
export type Path = readonly (string | number)[];

/** A parsed file. */
export interface YamlFile {
  /** Path from the project's folder. */
  file: string;
  /** Plain value; undefined when the text could not be parsed. */
  value: unknown;
  problems: Problem[];
  /** Line of the value, or of the nearest thing around it that exists. */
  line(path: Path): number;
  /** Text of a line, from 1. */
  lineText(line: number): string;
  /** Characters of a single value as written in the file (`09`), undefined for lists and groups of fields. */
  written(path: Path): string | undefined;
}

const kept = keepLast<YamlFile>();

/** Parses a text that begins at `firstLine` of the file; every problem is collected, none is thrown. */
export function parseYaml(file: string, text: string, firstLine = 1): YamlFile {
  return kept(`${file}:${firstLine}`, text, () => parse(file, text, firstLine));
}

function parse(file: string, text: string, firstLine: number): YamlFile {
  const lines = new LineCounter();
  const lineOf = (offset: number) => Math.max(1, lines.linePos(offset).line) + firstLine - 1;
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    stringKeys: true,
    resolveKnownTags: false,
    logLevel: 'error',
  });
  const problem = (offset: number, sentence: string): Problem => ({
    file,
    line: lineOf(offset),
    entry: '',
    field: '',
    text: sentence,
  });
  const problems = syntaxProblems(document, text, problem);
  let value: unknown;
  if (problems.length === 0) {
    try {
      value = toPlain(document);
    } catch (error) {
      if (!(error instanceof TooMuchYaml)) throw error;
      problems.push(problem(error.offset, error.message));
    }
  }
  return {
    file,
    value,
    problems,
    line: (path) => lineOf(offsetAt(document, path)),
    lineText: (line) => text.split('\n')[line - firstLine] ?? '',
    written: (path) => {
      const node = document.getIn(path, true);
      return isScalar(node) ? (node.source ?? undefined) : undefined;
    },
  };
}

const messages: Partial<Record<ErrorCode, string>> = {
  TAB_AS_INDENT: 'la línea empieza con un tabulador. Sángrala con espacios.',
  BAD_INDENT:
    'el sangrado no cuadra o falta cerrar un corchete o una llave. Alinea la línea con las de su mismo nivel.',
  BLOCK_AS_IMPLICIT_KEY:
    'hay un «: » dentro de un valor, o la línea siguiente no está alineada. Escribe el valor entre comillas o alinea las líneas.',
  MULTILINE_IMPLICIT_KEY:
    'la línea no tiene la forma «campo: valor». Escribe el nombre del campo, dos puntos y un espacio.',
  KEY_OVER_1024_CHARS: 'el nombre del campo es demasiado largo. Escribe «campo: valor».',
  MISSING_CHAR: 'falta cerrar una comilla, un corchete o una llave, aquí o más arriba. Ciérrala.',
  BAD_SCALAR_START: 'el valor empieza por un signo que aquí significa otra cosa. Escríbelo entre comillas.',
  BAD_DQ_ESCAPE:
    'hay una barra invertida entre comillas dobles. Escríbela dos veces (\\\\) o usa comillas simples.',
  MULTIPLE_DOCS: 'hay una línea «---» o «...» que parte el archivo en dos. Bórrala.',
  NON_STRING_KEY: 'el nombre de un campo no es un texto. Escribe «campo: valor».',
  RESOURCE_EXHAUSTION: 'hay demasiados niveles unos dentro de otros. No pases de 20.',
  BAD_ALIAS: 'un valor no puede empezar por «*» ni «&». Escríbelo entre comillas.',
  UNEXPECTED_TOKEN:
    "sobra texto o una comilla. Escribe el valor entero entre comillas; dentro de comillas simples, dobla la comilla ('').",
  BAD_COLLECTION_TYPE: 'se mezclan una lista y campos. Usa o «- » o «campo: valor» en todo el nivel.',
};

/** Every doubled field, and the first of the other errors: those that follow are mostly caused by it. */
function syntaxProblems(
  document: Document.Parsed,
  text: string,
  problem: (offset: number, sentence: string) => Problem,
): Problem[] {
  if (document.directives.yaml.explicit === true) {
    return [problem(0, 'el archivo empieza por una línea «%YAML». Bórrala.')];
  }
  const doubled = document.errors.filter(({ code }) => code === 'DUPLICATE_KEY');
  const first = document.errors.find(({ code }) => code !== 'DUPLICATE_KEY');
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length - 1;
  const entry =
    document.errors.length === 0
      ? undefined
      : (firstEntryWithoutHyphen(text) ??
        doubled.find(({ pos: [start] }) => beginsEntry(text, lineAt(start)))?.pos[0]);
  const tabbed = first && tabbedFieldNear(text, lineAt(first.pos[0]));
  if (tabbed !== undefined) {
    const start = text.split('\n').slice(0, tabbed).join('\n').length + (tabbed > 0 ? 1 : 0);
    return [problem(start, yamlMessage('TAB_AS_INDENT'))];
  }
  if (entry !== undefined) {
    // The fields that follow it stand twice for the same reason.
    const line = text.split('\n')[lineAt(entry)]?.trim() ?? '';
    return [
      problem(entry, `falta «- » delante: aquí empieza otra entrada. Escribe «- ${line}», sin sangrar.`),
    ];
  }
  return [
    ...doubled.map(({ pos: [start] }) => {
      const name = /^[^:\n]*/.exec(text.slice(start))?.[0].trim() ?? '';
      return problem(start, `el campo «${name}» está dos veces en la misma entrada. Deja uno solo.`);
    }),
    ...(first === undefined
      ? []
      : [problem(first.pos[0], likelyMistake(text, lineAt(first.pos[0])) ?? yamlMessage(first.code))]),
  ];
}

/**
 * Spanish for what the YAML parser finds. The sentence for a parser's error; `DUPLICATE_KEY` is told apart because
 * it names the field.
 */
function yamlMessage(code: ErrorCode): string {
  return (
    messages[code] ?? 'la línea no se entiende. Compárala con otra entrada del archivo y escríbela igual.'
  );
}

/** Where a value begins: a field at its name, so that a text over several lines is shown at its first. */
function offsetAt(document: Document.Parsed, path: Path): number {
  let node: unknown = document.contents;
  let offset = startOf(node) ?? 0;
  for (const step of path) {
    if (isAlias(node)) node = node.resolve(document);
    if (!isCollection(node)) return offset;
    const item = isMap(node)
      ? node.items.find(({ key }) => isScalar(key) && key.value === step)
      : itemAt(node, step);
    if (item === undefined) return offset;
    offset = startOf(isPair(item) ? item.key : item) ?? offset;
    node = isPair(item) ? item.value : item;
  }
  return offset;
}

function itemAt(node: unknown, step: string | number): unknown {
  return isSeq(node) && typeof step === 'number' ? node.items[step] : undefined;
}

function startOf(node: unknown): number | undefined {
  return (node as Node | null | undefined)?.range?.[0];
}
