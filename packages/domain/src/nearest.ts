/** The known name within two slips of the written one (one slip for names up to four letters), or undefined. */
export function nearest(written: string, known: Iterable<string>): string | undefined {
  const wanted = fold(written);
  let best: string | undefined;
  let fewest = wanted.length <= 4 ? 2 : 3;
  for (const name of known) {
    const slips = distance(wanted, fold(name), fewest);
    if (slips < fewest) [best, fewest] = [name, slips];
  }
  return best;
}

/** Asks whether a known name was meant; `otherwise` if none is similar. */
export function didYouMean(written: string, known: Iterable<string>, otherwise = ''): string {
  const meant = nearest(written, known);
  return meant === undefined ? otherwise : `¿Querías escribir «${meant}»?`;
}

function fold(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Edits between two words, a swap of neighbours counted as one; `limit` when there are that many or more. */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let [before, previous]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, i) => i)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let edits = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        edits = Math.min(edits, (before[j - 2] ?? 0) + 1);
      }
      row.push(edits);
    }
    [before, previous] = [previous, row];
  }
  return Math.min(previous[b.length] ?? limit, limit);
}
