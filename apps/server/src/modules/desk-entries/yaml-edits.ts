import { type Document, isMap, isSeq, type YAMLMap } from 'yaml';

/** A file of `content/`, by its path from the root. */
export interface ContentText {
  path: string;
  text: string;
}

/** As wide as a line may be: files are read by people, and their long lines are meant. */
export const LAYOUT = { lineWidth: 0 } as const;

/** The entries of a list of a file; of what is no list none. */
export const entriesOf = (file: Document, part: string): YAMLMap[] => {
  const list = file.get(part);
  return isSeq(list) ? list.items.filter((item) => isMap(item)) : [];
};

/** Adds an entry at the end of a part, on lines of its own. Throws where there is no such list. */
export function append(file: Document, part: string, entry: object): void {
  const list = file.get(part);
  if (!isSeq(list)) throw new Error(`The file has no list «${part}».`);
  list.flow = false;
  list.add(file.createNode(entry));
}
