import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { StartPage } from './start-page.tsx';

it.each([
  [1, false, /^1\spaso para tu primer vuelo\. Se marca solo al hacerlo\.$/],
  [2, false, /^2\spasos para tu primer vuelo\. Se marcan solos al hacerlos\.$/],
  // An airline of one person never has a second administrator, and flies.
  [1, true, /^Tu compañía ya vuela\. Lo que falta puede esperar\.$/],
  [2, true, /^Tu compañía ya vuela\. Quedan 2\spasos, que pueden esperar\.$/],
])('says how many steps are left, also of one: %i, flown already: %s', async (missing, flies, words) => {
  const steps = (['timetable', 'fleet'] as const).map((id, i) => ({ id, done: i >= missing, fact: '' }));
  vi.stubGlobal('fetch', async () => Response.json({ steps, flies }));
  renderInApp(<StartPage />);
  expect(await screen.findByText(words)).toBeDefined();
});
