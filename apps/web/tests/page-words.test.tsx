/** One word for one thing: a list of the platform is called on its page as in menu and search. */
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { PlatformPage, PortalPage } from '@va/schemas/pages/page-row.ts';
import { PILOT_PAGES } from '@va/schemas/pages/platform-pages.ts';
import { PORTAL_PAGES } from '@va/schemas/pages/portal-pages.ts';
import { AwardsPage } from '#app/features/awards/awards-page.tsx';
import { BookingsPage } from '#app/features/bookings/bookings-page.tsx';
import { ConnectPage } from '#app/features/connect/connect-page.tsx';
import { EventsPage } from '#app/features/events/events-page.tsx';
import { FleetPage } from '#app/features/fleet/tails-page.tsx';
import { FlightsPage } from '#app/features/flights/flights-page.tsx';
import { FreeFlightPage } from '#app/features/flights/free-flight-page.tsx';
import { NoticesPage } from '#app/features/notices/notices-page.tsx';
import { PointsPage } from '#app/features/points/points-page.tsx';
import { RotationsPage } from '#app/features/rotations/rotations-page.tsx';
import { RulesPage } from '#app/features/rules/rules-page.tsx';
import { ToursPage } from '#app/features/tours/flown-tours-page.tsx';
import { renderInApp } from '#app/testing/render-in-app.tsx';

/** A visitor's platform, which has not answered yet but that nobody is signed in. */
function stubLoading(): void {
  vi.stubGlobal('fetch', (url: string) =>
    url.endsWith('/session')
      ? Promise.resolve(Response.json({ stage: 'none', methods: [] }))
      : new Promise(() => undefined),
  );
}

it.each([
  [PILOT_PAGES.awards.title, AwardsPage],
  [PILOT_PAGES.events.title, EventsPage],
  [PILOT_PAGES.tours.title, ToursPage],
  [PILOT_PAGES.fleet.title, FleetPage],
  [PILOT_PAGES.bookings.title, BookingsPage],
  [PILOT_PAGES.connect.title, () => <ConnectPage keys={null} />],
  [PILOT_PAGES.freeFlight.title, FreeFlightPage],
  [PILOT_PAGES.rotations.title, RotationsPage],
  [PILOT_PAGES.notices.title, NoticesPage],
  [PILOT_PAGES.rules.title, RulesPage],
])('«%s» is the heading of its page', async (title, Page) => {
  stubLoading();
  renderInApp(<Page />);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
});

it.each([
  [PILOT_PAGES.flights.title, () => <FlightsPage booked={null} />],
  [PILOT_PAGES.points.title, PointsPage],
])('«%s» stands above the heading, which says what there is', async (title, Page) => {
  stubLoading();
  renderInApp(<Page />);
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.parentElement?.textContent).toContain(title);
});

/** Words for one page, as menu and heading write them. */
const rows = [...Object.values<PlatformPage>(PILOT_PAGES), ...Object.values<PortalPage>(PORTAL_PAGES)];

it.each(
  rows.flatMap(({ name, title }) =>
    name !== undefined && title !== undefined ? [[name, title] as const] : [],
  ),
)('«%s» of the menu is called «%s» above its page, with no other word', (name, title) => {
  // A pilot's own things: «Reservas» are «Tus reservas» on their page.
  expect(title.replace(/^Tus? /, '').toLowerCase()).toBe(name.toLowerCase());
});
