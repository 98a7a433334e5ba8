/** One word for one thing: a list of the platform is called on its page as in menu and search. */
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PILOT_PAGES } from '@va/schemas/pages/platform-pages.ts';
import { AwardsPage } from '#app/features/awards/awards-page.tsx';
import { EventsPage } from '#app/features/events/events-page.tsx';
import { ToursPage } from '#app/features/tours/flown-tours-page.tsx';
import { renderInApp } from '#app/testing/render-in-app.tsx';

it.each([
  [PILOT_PAGES.awards.title, AwardsPage],
  [PILOT_PAGES.events.title, EventsPage],
  [PILOT_PAGES.tours.title, ToursPage],
])('«%s» is the heading of its page', async (title, Page) => {
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.endsWith('/session') ? { stage: 'none', methods: [] } : []),
  );
  renderInApp(<Page />);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
});
