/** What the desk adds for a test that needs it, whatever the hour is and whatever tests before have booked. */
import type { Page } from '@playwright/test';
import { signInAdministrator } from './administrator.ts';
import { actHeaders, expect, unusedWord } from './platform.ts';

const API = '/plataforma/api/v1';

/** Adds an aircraft that stands in Madrid. */
export function addAircraft(page: Page): Promise<void> {
  return addAtDesk(page, '/aircraft', {
    registration: `EC-${unusedWord().slice(-3)}`,
    typeId: 'a320-200',
    name: '',
    livery: '',
    deliveredOn: null,
    base: 'LEMD',
    place: 'LEMD',
  });
}

/** Adds a flight from Madrid to Barcelona that leaves in an hour and a half, each day. */
export function addDeparture(page: Page): Promise<void> {
  const std = new Date(Date.now() + 90 * 60_000);
  return addAtDesk(page, '/flights', {
    number: 9000 + (Date.now() % 1000),
    dep: 'LEMD',
    arr: 'LEBL',
    days: 127,
    stdUtc: std.getUTCHours() * 60 + std.getUTCMinutes(),
    blockMin: 75,
    types: ['a320-200'],
    reason: 'Lo pide una prueba.',
  });
}

/** Adds something by the API in the name of the administrator, in a browser of its own. */
async function addAtDesk(page: Page, path: string, data: object): Promise<void> {
  const desk = await page.context().browser()!.newContext({ locale: 'es-ES' });
  const staff = await desk.newPage();
  await signInAdministrator(staff);
  const added = await staff.request.post(API + path, { data, headers: await actHeaders(staff) });
  expect(added.status(), await added.text()).toBe(201);
  await desk.close();
}
