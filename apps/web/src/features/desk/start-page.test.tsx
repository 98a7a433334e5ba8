import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { StartPage } from './start-page.tsx';

it.each([
  [1, /^1\spaso para tu primer vuelo\. Se marca solo al hacerlo\.$/],
  [2, /^2\spasos para tu primer vuelo\. Se marcan solos al hacerlos\.$/],
])('says how many steps are left, also of one: %i', async (missing, words) => {
  const steps = (['timetable', 'fleet'] as const).map((id, i) => ({ id, done: i >= missing, fact: '' }));
  vi.stubGlobal('fetch', async () => Response.json({ steps }));
  renderInApp(<StartPage />);
  expect(await screen.findByText(words)).toBeDefined();
});
