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
  /** Words that a slip may mean: long enough, and without a figure. */
  slippery: readonly string[];
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
    return { entry, codes, slippery: words.filter(maySlip), haystack: ` ${words.join(' ')}` };
  });
}

/**
 * The search in an index. It gives the entries that hold every word of the query: a code typed in full first, then where
 * each word begins one of the entry's, then where one stands inside, then where one is a single slip away. Ties keep the
 * order of the index. A query without a letter or digit finds nothing.
 *
 * It remembers the last query: who types on finds nothing but what was found already, and only that is looked at.
 */
export function paletteSearch<T>(index: PaletteIndex<T>): (query: string) => T[] {
  let last: { typed: readonly string[]; found: PaletteIndex<T> } = { typed: [], found: index };
  return (query) => {
    const typed = wordsOf(query.slice(0, MAX_QUERY));
    if (typed.length === 0) return [];
    const code = typed.join('');
    const tokens = typed.map((token) => ({ token, beginning: ` ${token}`, meant: slipTest(token) }));
    const ranked: [Prepared<T>[], Prepared<T>[], Prepared<T>[], Prepared<T>[]] = [[], [], [], []];
    const found: Prepared<T>[] = [];
    for (const prepared of narrows(typed, last.typed) ? last.found : index) {
      const rank = rankOf(prepared, tokens, code);
      if (rank === undefined) continue;
      ranked[rank].push(prepared);
      found.push(prepared);
    }
    last = { typed, found };
    return ranked.flat().map(({ entry }) => entry);
  };
}

/** Whether words are those from before and more letters, so that they find nothing that was not found before. */
function narrows(typed: readonly string[], before: readonly string[]): boolean {
  return before.every((word, i) => {
    const now = typed[i];
    if (now === undefined || !now.startsWith(word)) return false;
    if (now === word) return true;
    // Only the last word grows, and with its fourth letter slips begin to count.
    return (
      i === before.length - 1 && (word.length >= MIN_LETTERS_FOR_SLIP || now.length < MIN_LETTERS_FOR_SLIP)
    );
  });
}

/** Words of a text in lower case and without accents; a hyphen or any other sign parts them. */
export function wordsOf(text: string): string[] {
  const folded = text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A word of the query, made ready to be looked for in thousands of entries. */
interface Token {
  token: string;
  /** As it stands in a haystack where a word begins with it. */
  beginning: string;
  meant: (word: string) => boolean;
}

function rankOf<T>({ codes, slippery, haystack }: Prepared<T>, tokens: readonly Token[], code: string) {
  if (codes.includes(code)) return EXACT;
  let rank: typeof PREFIX | typeof INSIDE | typeof SLIP = PREFIX;
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

/** Whether a word may stand for something typed wrong. A figure is no slip: whoever types B737 does not mean the B747. */
function maySlip(word: string): boolean {
  return word.length >= MIN_LETTERS_FOR_SLIP && !/\p{N}/u.test(word);
}

/** Tells the words that a token is one slip away from; each word is looked at once, however many entries hold it. */
function slipTest(token: string): (word: string) => boolean {
  if (!maySlip(token)) return () => false;
  const seen = new Map<string, boolean>();
  return (word) => {
    let meant = seen.get(word);
    if (meant === undefined) {
      meant = startsWithinOneEdit(word, token);
      seen.set(word, meant);
    }
    return meant;
  };
}
