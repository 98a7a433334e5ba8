/** What the desk adds for a test that needs it, whatever the hour is and whatever tests before have booked. */
import type { Page } from '@playwright/test';
import { signInAdministrator } from './administrator.ts';
import { actHeaders, expect, unusedWord } from './platform.ts';

const API = '/plataforma/api/v1';

/** Adds an aircraft that stands in Madrid. */
export function addAircraft(page: Page): Promise<void> {
  return atDesk(page, '/aircraft', {
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
  return atDesk(page, '/flights', {
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

/** Publishes a notice that is confirmed before one books a flight to or from Urgench, and answers what withdraws it. */
export async function addNotice(page: Page): Promise<() => Promise<void>> {
  const { slug, version } = await atDesk<{ slug: string; version: number }>(page, '/notices', {
    title: `Aviso de prueba ${unusedWord()}`,
    importance: 'Alta',
    body: 'La pista se cierra por las noches.',
    date: new Date().toISOString().slice(0, 10),
    until: null,
    mustRead: true,
    ackUntil: null,
    affects: { types: [], airports: ['UTNU'], tours: [], ranks: [] },
  });
  const reason = { reason: 'Lo pide una prueba.' };
  return () => atDesk(page, `/notices/${slug}/withdraw`, reason, { 'If-Match': `"v${version}"` });
}

/** Acts by the API in the name of the administrator, in a browser of its own, and answers what the act does. */
async function atDesk<T>(page: Page, path: string, data: object, headers: object = {}): Promise<T> {
  const desk = await page.context().browser()!.newContext({ locale: 'es-ES' });
  const staff = await desk.newPage();
  await signInAdministrator(staff);
  const answer = await staff.request.post(API + path, {
    data,
    headers: { ...(await actHeaders(staff)), ...headers },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const done = (await answer.json()) as T;
  await desk.close();
  return done;
}
