import { Refused } from '../platform/api.ts';

/** Signs in and answers the headers of that session. Throws what the platform says against it. */
export async function signIn(
  url: string,
  callsign: string,
  password: string,
): Promise<Record<string, string>> {
  const { origin } = new URL(url);
  const response = await fetch(`${url}plataforma/api/v1/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify({ callsign, password }),
  });
  if (!response.ok) throw new Refused(response.status, JSON.parse(await response.text()));
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');
  const token = cookies.find((cookie) => /^(__Host-)?plataforma-csrf=/.test(cookie))?.split('=')[1] ?? '';
  return { Cookie: cookies.join('; '), 'X-CSRF-Token': token, Origin: origin };
}
