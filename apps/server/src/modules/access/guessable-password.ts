import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Words that everybody here would try first, besides the airline's name and the callsign. */
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

/** How much of a password is judged, characters: the work grows with the square, and as many are enough for any. */
const JUDGED = 64;
/** From this level on, at least 10⁸ guesses are needed, which five tries a minute never reach. */
const LEAST_SCORE = 3;

let judge: Promise<ZxcvbnFactory> | undefined;

/** Loaded when somebody first sets a password: the lists take 40 MB. */
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
 * Whether a password is guessed early: one of those that leaked from elsewhere, words and names in Spanish, keys in a row,
 * dates, repetitions, and all of these with other letters or numbers.
 * @param words what somebody who guesses passwords knows of this account and this airline
 */
export async function isGuessable(password: string, words: readonly string[]): Promise<boolean> {
  judge ??= loadJudge();
  const { score } = (await judge).check(password.slice(0, JUDGED), [...LOCAL_WORDS, ...words]);
  return score < LEAST_SCORE;
}
