/** The search of the command palette: pure, accent- and case-blind, forgiving of one slip. */
import { isWithinOneEdit, startsWithinOneEdit } from './one-edit.ts';

/** Data by which an entry is found. */
export interface Searchable {
  /** Codes that only this entry has: ICAO, IATA, registration. */
  codes?: readonly string[];
  /** Name of the entry. */
  label?: string;
  /** Texts whose words find it, including the label. */
  texts: readonly string[];
}

interface Prepared<T> {
  entry: T;
  /** Codes folded and without separators: `eclzd`. */
  codes: readonly string[];
  /** Words of its name. */
  name: string;
  /** Words for which one slip is forgiven: long enough, without a digit. */
  slippery: readonly string[];
  /** All words, each after a space, so that a single `includes` finds the beginning of a word. */
  haystack: string;
}

/** Entries prepared for searching; their order breaks ties. */
export type PaletteIndex<T> = readonly Prepared<T>[];

/** Longest query that is looked at, in characters, so that a pasted page does not stall the search. */
export const MAX_QUERY = 100;

/** Shorter words must match exactly: with one slip in three letters they would match too much. */
export const MIN_LETTERS_FOR_SLIP = 4;

/** Shorter words with a slip must be whole words: «baja» is not the beginning of «Barajas». */
const MIN_LETTERS_FOR_BEGINNING = 5;

const [EXACT, NAMED, PREFIX, INSIDE, SLIP] = [0, 1, 2, 3, 4] as const;

/** Prepares entries for searching. */
export function preparePalette<T extends Searchable>(entries: readonly T[]): PaletteIndex<T> {
  return entries.map((entry) => {
    const codes = (entry.codes ?? []).map((code) => wordsOf(code).join(''));
    const words = [...new Set([...codes, ...[...(entry.codes ?? []), ...entry.texts].flatMap(wordsOf)])];
    const name = wordsOf(entry.label ?? '').join(' ');
    return { entry, codes, name, slippery: words.filter(maySlip), haystack: ` ${words.join(' ')}` };
  });
}

/**
 * Searches an index. Finds the entries that contain every word of the query, best first: an exact code, a whole name,
 * beginnings of words, parts of words; words with one slip only if none of these match. Equal results keep the order of
 * the index. It remembers its last result: while the query only grows, nothing else can match, so it searches only
 * that.
 */
export function paletteSearch<T>(index: PaletteIndex<T>): (query: string) => T[] {
  let last: { typed: readonly string[]; found: PaletteIndex<T> } = { typed: [], found: index };
  return (query) => {
    const typed = wordsOf(query.slice(0, MAX_QUERY));
    if (typed.length === 0) return [];
    const code = typed.join('');
    const tokens = typed.map((token) => ({ token, beginning: ` ${token}`, meant: slipTest(token) }));
    const name = typed.join(' ');
    const ranked: Record<Rank, Prepared<T>[]> = [[], [], [], [], []];
    const found: Prepared<T>[] = [];
    for (const prepared of narrows(typed, last.typed) ? last.found : index) {
      const rank = rankOf(prepared, tokens, code, name);
      if (rank === undefined) continue;
      ranked[rank].push(prepared);
      found.push(prepared);
    }
    last = { typed, found };
    // With exact matches, those with a slip would be noise.
    const kept = [EXACT, NAMED, PREFIX, INSIDE].flatMap((rank: Rank) => ranked[rank]);
    return (kept.length > 0 ? kept : ranked[SLIP]).map(({ entry }) => entry);
  };
}

/** Whether a query only adds letters to the previous one, so that it can match nothing new. */
function narrows(typed: readonly string[], before: readonly string[]): boolean {
  return before.every((word, i) => {
    const now = typed[i];
    if (now === undefined || !now.startsWith(word)) return false;
    if (now === word) return true;
    // Only the last word may grow, and not past a length from which more slips are allowed, since then more can match.
    return (
      i === before.length - 1 &&
      (word.length >= MIN_LETTERS_FOR_BEGINNING || now.length < MIN_LETTERS_FOR_SLIP)
    );
  });
}

/** Words of a text in lower case without accents; any other character separates them. */
export function wordsOf(text: string): string[] {
  const folded = text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A word of the query, prepared for thousands of comparisons. */
interface Token {
  token: string;
  /** The word after a space: the beginning of a word in a haystack. */
  beginning: string;
  meant: (word: string) => boolean;
}

type Rank = typeof EXACT | typeof NAMED | typeof PREFIX | typeof INSIDE | typeof SLIP;

function rankOf<T>(
  { codes, name, slippery, haystack }: Prepared<T>,
  tokens: readonly Token[],
  code: string,
  typed: string,
): Rank | undefined {
  if (codes.includes(code)) return EXACT;
  if (name === typed) return NAMED;
  let rank: Rank = PREFIX;
  for (const { token, beginning, meant } of tokens) {
    if (haystack.includes(beginning)) continue;
    if (haystack.includes(token)) {
      if (rank === PREFIX) rank = INSIDE;
    } else if (rank !== SLIP && slippery.some(meant)) {
      rank = SLIP;
    } else {
      return undefined;
    }
  }
  return rank;
}

/** Whether a slip in this word is allowed. Not with digits: B737 does not mean B747. */
function maySlip(word: string): boolean {
  return word.length >= MIN_LETTERS_FOR_SLIP && !/\p{N}/u.test(word);
}

/** Tests whether a word is one slip away from the token, and remembers the answer for entries that share the word. */
function slipTest(token: string): (word: string) => boolean {
  if (!maySlip(token)) return () => false;
  const whole = token.length < MIN_LETTERS_FOR_BEGINNING;
  const seen = new Map<string, boolean>();
  return (word) => {
    let meant = seen.get(word);
    if (meant === undefined) {
      meant = (whole ? isWithinOneEdit : startsWithinOneEdit)(word, token);
      seen.set(word, meant);
    }
    return meant;
  };
}
