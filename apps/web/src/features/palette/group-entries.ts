/** Entries under one heading. */
export interface Group<T> {
  heading: string;
  entries: T[];
}

/** Puts ranked entries under their headings: the group of the best one first, each group in the order of rank. */
export function groupEntries<T extends { group: string }>(ranked: readonly T[]): Group<T>[] {
  const groups = new Map<string, T[]>();
  for (const entry of ranked) {
    const group = groups.get(entry.group);
    if (group) group.push(entry);
    else groups.set(entry.group, [entry]);
  }
  return [...groups].map(([heading, entries]) => ({ heading, entries }));
}
