/**
 * Whether a word begins with something at most one edit away from what was typed: a letter wrong, missing or too many,
 * or two neighbours swapped (Damerau–Levenshtein ≤ 1). A beginning counts, so that a slip is forgiven while typing on.
 */
export function startsWithinOneEdit(word: string, typed: string): boolean {
  let i = 0;
  while (i < typed.length && typed[i] === word[i]) i++;
  // Up to here they agree; whatever the one edit is, it may as well be here.
  if (i === typed.length) return true;
  const rest = typed.slice(i + 1);
  return (
    word.startsWith(rest, i) ||
    (i < word.length && word.startsWith(rest, i + 1)) ||
    word.startsWith(typed.slice(i), i + 1) ||
    (i + 1 < word.length &&
      typed[i] === word[i + 1] &&
      typed[i + 1] === word[i] &&
      word.startsWith(typed.slice(i + 2), i + 2))
  );
}
