import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { BookedStrip } from './booked-strip.tsx';

it.each([
  ['how long there is until a booked flight leaves', 'reserved', /^sale en 2\sh$/],
  ['that a flight which left before its time is in the air', 'flying', /^en vuelo$/],
])('says %s', async (_, state, words) => {
  const [std, graceUntil] = [2, 3].map((hours) =>
    new Date(Date.now() + hours * 3_600_000 + 5000).toISOString(),
  );
  const [dep, arr] = [{ icao: 'LEMD' }, { icao: 'LPPT' }];
  const booking = { code: 'ABCD2345', state, number: 201, dep, arr, std, graceUntil };
  vi.stubGlobal('fetch', async () => Response.json({ items: [booking], next: null }));
  renderInApp(<BookedStrip />);
  expect(await screen.findByText(words)).toBeDefined();
});
