import { Refused } from '../platform/api.ts';

/**
 * Signs in and answers the headers of that session; undefined for an account that asks for a second factor too, which a
 * program has not. Throws what the platform says against it.
 */
export async function signIn(
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
