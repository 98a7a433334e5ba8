/** What people mostly did where the parser only sees that a line does not fit. */

/** The real slip at a line (from 0) that the parser stumbled over, with its remedy; undefined where there is no telling. */
export function likelyMistake(text: string, at: number): string | undefined {
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
export function firstEntryWithoutHyphen(text: string): number | undefined {
  if (!/^- /m.test(text)) return undefined;
  const first = /^(?!\s*(?:#|$)).*$/m.exec(text);
  return first !== null && /^\s+[\w-]+:/.test(first[0]) ? first.index : undefined;
}

/** The line (from 0) of a field that is indented with a tab, at an error or beside it, where the parser may see something else. */
export function tabbedFieldNear(text: string, at: number): number | undefined {
  const lines = text.split('\n');
  return [at, at + 1, at - 1].find((line) => /^ *\t[ \t]*(?:- |[\w-]+:(?:\s|$))/.test(lines[line] ?? ''));
}

/** Whether a field that stands twice is the first of an entry that lacks its «- ». */
export function beginsEntry(text: string, at: number): boolean {
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
