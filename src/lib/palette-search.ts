/** The search of the command palette: pure, accent- and case-blind, forgiving of one slip. */
import { startsWithinOneEdit } from './one-edit.ts';

/** What an entry is found by. */
export interface Searchable {
  /** Codes that name it and nothing else: ICAO, IATA, registration. */
  codes?: readonly string[];
  /** Texts whose words find it, the label among them. */
  texts: readonly string[];
}

interface Prepared<T> {
  entry: T;
  /** Codes folded and without separators: `eclzd`. */
  codes: readonly string[];
  words: readonly string[];
  /** Every word after a space, so that one look finds a word's beginning or its inside. */
  haystack: string;
}

/** Entries made ready once, in the order that breaks ties. */
export type PaletteIndex<T> = readonly Prepared<T>[];

/** Longest query that is looked at, in characters; nobody types more, and a pasted page must not stall the search. */
export const MAX_QUERY = 100;

/** Words shorter than this must be typed right: one slip in three letters is another word. */
export const MIN_LETTERS_FOR_SLIP = 4;

const [EXACT, PREFIX, INSIDE, SLIP] = [0, 1, 2, 3] as const;

/** Makes entries ready to be searched. */
export function preparePalette<T extends Searchable>(entries: readonly T[]): PaletteIndex<T> {
  return entries.map((entry) => {
    const codes = (entry.codes ?? []).map((code) => wordsOf(code).join(''));
    const words = [...new Set([...codes, ...[...(entry.codes ?? []), ...entry.texts].flatMap(wordsOf)])];
    return { entry, codes, words, haystack: ` ${words.join(' ')}` };
  });
}

/**
 * Entries that hold every word of the query: a code typed in full first, then where each word begins one of the
 * entry's, then where one stands inside, then where one is a single slip away. Ties keep the order of the index. A
 * query without a letter or digit finds nothing.
 */
export function searchPalette<T>(index: PaletteIndex<T>, query: string): T[] {
  const tokens = wordsOf(query.slice(0, MAX_QUERY));
  if (tokens.length === 0) return [];
  const code = tokens.join('');
  const found: [T[], T[], T[], T[]] = [[], [], [], []];
  for (const prepared of index) {
    const rank = rankOf(prepared, tokens, code);
    if (rank !== undefined) found[rank].push(prepared.entry);
  }
  return found.flat();
}

/** Words of a text in lower case and without accents; a hyphen or any other sign parts them. */
export function wordsOf(text: string): string[] {
  const folded = text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function rankOf<T>({ codes, words, haystack }: Prepared<T>, tokens: readonly string[], code: string) {
  if (codes.includes(code)) return EXACT;
  let rank: typeof PREFIX | typeof INSIDE | typeof SLIP = PREFIX;
  for (const token of tokens) {
    if (haystack.includes(` ${token}`)) continue;
    if (haystack.includes(token)) {
      if (rank === PREFIX) rank = INSIDE;
    } else if (rank !== SLIP && isSlip(token, words)) {
      rank = SLIP;
    } else {
      return undefined;
    }
  }
  return rank;
}

/** A figure is no slip: whoever types B737 does not mean the B747. */
function isSlip(token: string, words: readonly string[]): boolean {
  if (token.length < MIN_LETTERS_FOR_SLIP || /\p{N}/u.test(token)) return false;
  return words.some((word) => word.length >= MIN_LETTERS_FOR_SLIP && startsWithinOneEdit(word, token));
}
