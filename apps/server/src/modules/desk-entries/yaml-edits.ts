import { type Document, isMap, isSeq, type YAMLMap, type YAMLSeq } from 'yaml';

/** A file of `content/`, by its path from the root. */
export interface ContentText {
  path: string;
  text: string;
}

/** As wide as a line may be: files are read by people, and their long lines are meant. */
export const LAYOUT = { lineWidth: 0 } as const;

const mapsIn = (list: unknown): YAMLMap[] => (isSeq(list) ? list.items.filter((item) => isMap(item)) : []);

/** The entries of a list of a file; of what is no list none. */
export const entriesOf = (file: Document, part: string): YAMLMap[] => mapsIn(file.get(part));

/** The entries of a file that is one list; of another none. */
export const entriesIn = (file: Document): YAMLMap[] => mapsIn(file.contents);

/** Adds an entry at the end of a part, on lines of its own. Throws where there is no such list. */
export function append(file: Document, part: string, entry: object): void {
  const list = file.get(part);
  if (!isSeq(list)) throw new Error(`The file has no list «${part}».`);
  appendTo(file, list, entry);
}

/** The list that a file is; made where the file is empty or has notes alone. */
export function listOf(file: Document): YAMLSeq {
  if (isSeq(file.contents)) return file.contents;
  const list = file.createNode([]) as YAMLSeq;
  file.contents = list;
  return list;
}

/** Adds an entry at the end of a list, on lines of its own. */
export function appendTo(file: Document, list: YAMLSeq, entry: object): void {
  list.flow = false;
  list.add(file.createNode(entry));
}
