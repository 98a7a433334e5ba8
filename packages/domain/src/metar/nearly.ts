/** Whether two words are equal, or differ by one letter added, missing, wrong or swapped with its neighbour. */
export function isNearly(word: string, other: string): boolean {
  if (word === other) return true;
  let start = 0;
  while (start < word.length && word[start] === other[start]) start += 1;
  const [a, b] = [word.slice(start), other.slice(start)];
  const swapped = a.length > 1 && a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return swapped || a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1);
}
