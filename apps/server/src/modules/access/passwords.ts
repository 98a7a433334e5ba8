import { pbkdf2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { hash, verify } from '@node-rs/argon2';
import { Problem } from '#server/api/problem.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
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

/** argon2id with 19 MiB and two passes, the minimum that OWASP recommends. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password to keep. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), COST);
}

/** Whether a hash was made with other cost parameters than the present ones. */
export function isOutdated(secretHash: string): boolean {
  const { memoryCost, timeCost, parallelism } = COST;
  return !secretHash.includes(`$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
}

let decoy: Promise<string> | undefined;

/** Checks a password. Without a hash it takes as long, so that the time does not reveal which callsigns exist. */
export async function checkPassword(secretHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const right = await verify(secretHash ?? (await decoy), password.normalize('NFC'));
  return right && secretHash !== undefined;
}

/** Words of the account and its airline that a password must not consist of. */
export interface PasswordOwner {
  callsign: string | null;
  airline: Pick<Airline, 'name' | 'accessHash'>;
}

/**
 * Throws for a password that is guessed early, and for the portal's shared one, which everybody at the airline knows.
 * @param pointer JSON pointer to the password in what was sent
 */
export async function refuseWeakPassword(
  password: string,
  { callsign, airline }: PasswordOwner,
  pointer = '/password',
): Promise<void> {
  const words = [airline.name, ...airline.name.split(/\s+/), ...(callsign === null ? [] : [callsign])];
  if (await isGuessable(password, words))
    throw new Problem('contrasena-debil', {
      detail: 'La contraseña se adivina pronto: usa varias palabras que no vayan juntas.',
      errors: [
        { pointer, message: 'Usa varias palabras que no vayan juntas, sin tu indicativo ni la compañía' },
      ],
    });
  if (await isSharedPassword(password, airline.accessHash))
    throw new Problem('contrasena-debil', {
      detail: 'Esa es la contraseña del portal, que conocen todos los pilotos: elige otra que sea sólo tuya.',
      errors: [{ pointer, message: 'Elige una distinta de la del portal' }],
    });
}

const derive = promisify(pbkdf2);

async function isSharedPassword(password: string, accessHash: string): Promise<boolean> {
  const [kind, iterations, salt, digest] = accessHash.split('$');
  if (kind !== 'pbkdf2-sha256' || !salt || !digest) return false;
  const wanted = Buffer.from(digest, 'base64');
  const derived = await derive(
    password,
    Buffer.from(salt, 'base64'),
    Number(iterations),
    wanted.length,
    'sha256',
  );
  return timingSafeEqual(derived, wanted);
}
