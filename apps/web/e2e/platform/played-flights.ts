/** Flights that a test plays on the live map, and what it asks of that. */
import type { Page } from '@playwright/test';
import { liveFlight } from '@va/testing/live/live-flight.ts';
import { expect, openReady } from './platform.ts';

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** A flight from Madrid to Cancún, as reported so many minutes ago. */
export const flight = (number: number, minutes: number, lat: number, lon: number) =>
  liveFlight(number, Date.now(), { at: ago(minutes), heardAt: ago(minutes), lat, lon, hdg: 260 });

/** The stream brings these flights, and then nothing more. */
export async function play(page: Page, flights: object[]): Promise<void> {
  await page.route('**/api/v1/live/stream', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `event: live\ndata: ${JSON.stringify({ at: ago(0), flights })}\n\n`,
    }),
  );
}

export const mapOf = (page: Page) =>
  page.getByRole('application', { name: 'Mapa de vuelos', includeHidden: true });
/** Words of the scale: what the map says of how near it is. A flight's figures are in miles too, but in a list of terms. */
export const scaleOf = (page: Page) => page.getByRole('paragraph').filter({ hasText: /^\d+\sNM$/ });

/** Opens the map and waits until it moves. */
export async function openMap(page: Page, path = '/plataforma/mapa'): Promise<void> {
  await openReady(page, path);
  await expect(mapOf(page)).toBeVisible();
  await expect(scaleOf(page)).toBeVisible();
}

/** Two frames later: by then the page has told everybody of a size, and drawn. */
export const nextFrames = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
