import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Words that a guesser would try first here, besides the airline's name and the callsign. */
export const LOCAL_WORDS = [
  'portal',
  'plataforma',
  'piloto',
  'pilotos',
  'aerolinea',
  'aerolínea',
  'virtual',
  'vuelo',
  'vuelos',
  'vatsim',
  'ivao',
  'simulador',
];

/** How many characters of a password are judged: the work grows with the square of the length. */
const JUDGED = 64;
/** Lowest accepted score: it means at least 10⁸ guesses, which five tries a minute never reach. */
const LEAST_SCORE = 3;

let judge: Promise<ZxcvbnFactory> | undefined;

/** Loads the password judge when somebody first sets a password: its word lists take 40 MB. */
async function loadJudge(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, common, spanish] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-es-es'),
  ]);
  return new Factory({
    dictionary: { ...common.dictionary, ...spanish.dictionary },
    graphs: common.adjacencyGraphs,
  });
}

/**
 * Whether a password is easy to guess: leaked passwords, Spanish words and names, keyboard patterns, dates,
 * repetitions, and variants of these with other letters or digits.
 * @param words words that a guesser knows about this account and airline
 */
export async function isGuessable(password: string, words: readonly string[]): Promise<boolean> {
  judge ??= loadJudge();
  const { score } = (await judge).check(password.slice(0, JUDGED), [...LOCAL_WORDS, ...words]);
  return score < LEAST_SCORE;
}
