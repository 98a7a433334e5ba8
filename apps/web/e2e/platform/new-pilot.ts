/** Somebody who has not flown yet, for a test that flies: what other tests and earlier rounds left changes nothing for it. */
import type { Page } from '@playwright/test';
import { signInAdministrator } from './administrator.ts';
import { actHeaders, expect } from './platform.ts';

const API = '/plataforma/api/v1';
const PASSWORD = 'nubes sobre la meseta';

/** The highest callsign that nobody has, asked for by staff on the page; not EVE999, which other tests want unknown. */
export async function freeCallsign(page: Page): Promise<string> {
  for (let number = 998; number > 0; number -= 1) {
    const callsign = `EVE${String(number).padStart(3, '0')}`;
    const found = await page.request.get(`${API}/pilots/${callsign}`);
    if (found.status() === 404) return callsign;
  }
  throw new Error('Every callsign is taken');
}

/** Invites somebody in the name of the administrator and takes the invitation up on the page, which opens on today. */
export async function signInNewPilot(page: Page): Promise<string> {
  const desk = await page.context().browser()!.newContext({ locale: 'es-ES' });
  const staff = await desk.newPage();
  await signInAdministrator(staff);
  const callsign = await freeCallsign(staff);
  const invited = await staff.request.post(`${API}/pilots`, {
    data: { callsign, oldEnough: true, reason: 'Vuela en una prueba' },
    headers: await actHeaders(staff),
  });
  expect(invited.status(), await invited.text()).toBe(201);
  const token = new URL((await invited.json()).url).hash.slice(1);
  await desk.close();
  const accepted = await page.request.post(`${API}/invitations/accept`, {
    data: { token, password: PASSWORD, termsAccepted: true, oldEnough: true },
    headers: { Origin: new URL(invited.url()).origin },
  });
  expect(accepted.ok(), await accepted.text()).toBe(true);
  await page.goto('/plataforma/');
  await expect(page.getByRole('link', { name: callsign, exact: true })).toBeVisible();
  return callsign;
}
