import type { Queries } from '#server/db/database.ts';

/** Longest name of a program that is kept, signs. */
const MOST_SIGNS = 80;

/** Names of libraries and browsers, which say nothing of the program that uses them. */
const NOBODY = /^(?:mozilla|node|undici|axios|python|okhttp|go-http-client|java|curl|libcurl|dart|ktor)\b/i;

/** A program as its `User-Agent` calls it, with its version: «phpVMS-Go-Client 1.0». Undefined where it names none. */
export function programOf(userAgent: string | undefined): string | undefined {
  const [, name, version] = /^([\w.-]{1,60})(?:\/([\w.-]{1,18}))?/.exec(userAgent ?? '') ?? [];
  if (name === undefined || NOBODY.test(name)) return undefined;
  return version === undefined ? name : `${name} ${version}`;
}

/** Keeps which program uses a key, as it says with its flight. @param said «vmsOpenAcars/1.4», or name and version */
export async function keepProgram(queries: Queries, keyId: string | undefined, said: string): Promise<void> {
  const program = [...said.replaceAll(/[^\p{L}\p{N} .,()+-]+/gu, ' ').trim()].slice(0, MOST_SIGNS).join('');
  if (keyId === undefined || program === '') return;
  await queries.updateTable('api_key').set({ program }).where('id', '=', keyId).execute();
}
