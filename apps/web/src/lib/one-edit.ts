/**
 * Whether a word begins with the typed text with at most one edit: a wrong, missing or extra letter, or two swapped
 * neighbours (Damerau–Levenshtein distance of at most 1).
 */
export function startsWithinOneEdit(word: string, typed: string): boolean {
  let i = 0;
  while (i < typed.length && typed[i] === word[i]) i++;
  // Both agree up to here, so the edit can be assumed to be here.
  return (
    i === typed.length ||
    isAt(word, i, typed, i + 1) ||
    (i < word.length && isAt(word, i + 1, typed, i + 1)) ||
    isAt(word, i + 1, typed, i) ||
    (i + 1 < word.length &&
      typed[i] === word[i + 1] &&
      typed[i + 1] === word[i] &&
      isAt(word, i + 2, typed, i + 2))
  );
}

/** Whether a word equals the typed text with at most one edit. */
export function isWithinOneEdit(word: string, typed: string): boolean {
  return (
    Math.abs(word.length - typed.length) <= 1 &&
    startsWithinOneEdit(word, typed) &&
    startsWithinOneEdit(typed, word)
  );
}

/**
 * Whether `word` from `at` begins with `typed` from `from`. Compares without copies, since it runs thousands of times
 * per keystroke.
 */
function isAt(word: string, at: number, typed: string, from: number): boolean {
  if (word.length - at < typed.length - from) return false;
  for (let i = from; i < typed.length; i++) {
    if (word.charCodeAt(at + i - from) !== typed.charCodeAt(i)) return false;
  }
  return true;
}
