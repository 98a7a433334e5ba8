import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiClient, Refused } from '../platform/api.ts';
import { type CodeFlow, keyByCode, KeptKeys } from '../platform/kept-keys.ts';
import type { FlyOptions } from './options.ts';

/** Folder with keys and sample passwords, and functions to show text and to wait. */
export type Surroundings = Pick<CodeFlow, 'wait' | 'say'> & { dataFolder: string };

/**
 * The headers of the pilot who flies: the key that is given, a sample account of a platform on this machine, a key that was kept,
 * or a new one by a code.
 */
export async function headersOf(
  { key, callsign, url }: FlyOptions,
  { dataFolder, wait, say }: Surroundings,
): Promise<Record<string, string>> {
  if (key !== undefined) return bearer(key);
  const sample = await signInWithSample(url, callsign, dataFolder);
  if (sample) return sample;
  const kept = new KeptKeys(join(dataFolder, 'fly-keys.json'), url, callsign);
  const known = kept.read();
  if (known !== undefined && (await isGood(url, known, wait))) return bearer(known);
  const fresh = await keyByCode({ ask: apiClient(url, {}, wait), wait, say });
  kept.keep(fresh);
  return bearer(fresh);
}

async function signInWithSample(url: string, callsign: string | undefined, folder: string) {
  const file = join(folder, 'sample-accounts.json');
  // Sample passwords are told to no other machine.
  if (!/^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname) || !existsSync(file))
    return undefined;
  const accounts: { callsign: string; password: string }[] = JSON.parse(readFileSync(file, 'utf8'));
  const account = accounts.find((one) => callsign === undefined || one.callsign === callsign);
  // One with a second factor goes on with a code, as everybody's does.
  return account && signIn(url, account.callsign, account.password);
}

/**
 * Signs in and answers the headers of that session; undefined for an account that asks for a second factor too, which a
 * program has not. Throws what the platform says against it.
 */
async function signIn(
  url: string,
  callsign: string,
  password: string,
): Promise<Record<string, string> | undefined> {
  const { origin } = new URL(url);
  const response = await fetch(`${url}plataforma/api/v1/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify({ callsign, password }),
  });
  const answer = JSON.parse(await response.text());
  if (!response.ok) throw new Refused(response.status, answer);
  if (answer.stage !== 'open') return undefined;
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');
  const token = cookies.find((cookie) => /^(__Host-)?plataforma-csrf=/.test(cookie))?.split('=')[1] ?? '';
  return { Cookie: cookies.join('; '), 'X-CSRF-Token': token, Origin: origin };
}

/** Whether a key still works; a pilot may have withdrawn it. */
async function isGood(url: string, key: string, wait: CodeFlow['wait']): Promise<boolean> {
  try {
    await apiClient(url, bearer(key), wait)('GET', '/reports/current');
    return true;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return error.status !== 401;
  }
}

const bearer = (key: string) => ({ Authorization: `Bearer ${key}` });
