/** What is wrong with the content, in words for the people who write it. */

/** One thing to mend. */
export interface Problem {
  /** Path from the project's folder, e.g. `content/airports.yaml`. */
  file: string;
  /** Line in the file, from 1; 0 when the whole file is meant. */
  line: number;
  /** Key of the entry, e.g. `ZZZZ`; empty when the file has no entries. */
  entry: string;
  /** Field inside the entry, e.g. `destinations[3]` (the third one: places count from 1); empty for the entry itself. */
  field: string;
  /** What is wrong and what to write, in Spanish. */
  text: string;
  /** Odd, but it may be right: the content can be used all the same. */
  warning?: true;
}

/** `content/airports.yaml:37 · ZZZZ · destinations[3]: «XXXX» no existe. …` */
export function formatProblem({ file, line, entry, field, text }: Problem): string {
  const place = line > 0 ? `${file}:${line}` : file;
  return `${[place, entry, field].filter((part) => part !== '').join(' · ')}: ${text}`;
}

/** Thrown when the content cannot be used; carries every problem at once, sorted by file and line. */
export class ContentErrors extends Error {
  readonly problems: readonly Problem[];
  readonly mayHideMore: boolean;

  /** @param mayHideMore some checks wait until these problems are mended */
  constructor(problems: readonly Problem[], mayHideMore = false) {
    const sorted = [...problems].sort(byPlace);
    super(sorted.map(formatProblem).join('\n'));
    this.name = 'ContentErrors';
    this.problems = sorted;
    this.mayHideMore = mayHideMore;
  }
}

/** By file and line. */
export function byPlace(a: Problem, b: Problem): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line;
}

/**
 * Keeps what was made of each file's last text: of dozens of files, those who read the content again, as the watch does,
 * have changed one. What is made is shared, so it must not be changed.
 */
export function keepLast<T>(): (file: string, text: string, make: () => T) => T {
  const last = new Map<string, { text: string; made: T }>();
  return (file, text, make) => {
    const known = last.get(file);
    if (known?.text === text) return known.made;
    const made = make();
    last.set(file, { text, made });
    return made;
  };
}
