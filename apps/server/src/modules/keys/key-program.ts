import type { Queries } from '#server/db/database.ts';

/** Longest name of a program that is kept, signs. */
const MOST_SIGNS = 80;

/** `User-Agent` names of libraries and browsers, which do not reveal the program. */
const NOBODY = /^(?:mozilla|node|undici|axios|python|okhttp|go-http-client|java|curl|libcurl|dart|ktor)\b/i;

/** Program name and version out of a `User-Agent`: «phpVMS-Go-Client 1.0»; undefined if it names no program. */
export function programOf(userAgent: string | undefined): string | undefined {
  const [, name, version] = /^([\w.-]{1,60})(?:\/([\w.-]{1,18}))?/.exec(userAgent ?? '') ?? [];
  if (name === undefined || NOBODY.test(name)) return undefined;
  return version === undefined ? name : `${name} ${version}`;
}

/**
 * Stores the program that uses a key, as the program says with its flight.
 * @param said «vmsOpenAcars/1.4», or name and version
 */
export async function keepProgram(queries: Queries, keyId: string | undefined, said: string): Promise<void> {
  const program = [...said.replaceAll(/[^\p{L}\p{N} .,()+-]+/gu, ' ').trim()].slice(0, MOST_SIGNS).join('');
  if (keyId === undefined || program === '') return;
  await queries.updateTable('api_key').set({ program }).where('id', '=', keyId).execute();
}
