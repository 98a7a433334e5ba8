/**
 * Whether a word begins with something at most one edit away from what was typed: a letter wrong, missing or too many,
 * or two neighbours swapped (Damerau–Levenshtein ≤ 1). A beginning counts, so that a slip is forgiven while typing on.
 */
export function startsWithinOneEdit(word: string, typed: string): boolean {
  let i = 0;
  while (i < typed.length && typed[i] === word[i]) i++;
  // Up to here they agree; whatever the one edit is, it may as well be here.
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

/** Whether a word, from one place on, begins with what was typed from another on. Cuts no string: it runs thousands of times a keystroke. */
function isAt(word: string, at: number, typed: string, from: number): boolean {
  if (word.length - at < typed.length - from) return false;
  for (let i = from; i < typed.length; i++) {
    if (word.charCodeAt(at + i - from) !== typed.charCodeAt(i)) return false;
  }
  return true;
}
