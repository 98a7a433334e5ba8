import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { BookedStrip } from './booked-strip.tsx';

afterEach(() => void vi.useRealTimers());

it.each([
  [
    'how long there is until a booked flight leaves',
    'reserved',
    '2026-11-24T10:00:00Z',
    /^sale en 2\u00a0h$/,
  ],
  ['the days and hours until a later one', 'reserved', '2026-11-26T11:20:00Z', /^sale en 2\u00a0d 3\u00a0h$/],
  ['that a flight which left before its time is in the air', 'flying', '2026-11-24T10:00:00Z', /^en vuelo$/],
])('says %s', async (_, state, std, words) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-24T08:00:00Z') });
  const [dep, arr] = [{ icao: 'LEMD' }, { icao: 'LPPT' }];
  const booking = { code: 'ABCD2345', state, number: 201, dep, arr, std, graceUntil: std };
  vi.stubGlobal('fetch', async () => Response.json({ items: [booking], next: null }));
  renderInApp(<BookedStrip />);
  expect(await screen.findByText(words, { normalizer: (text) => text })).toBeDefined();
});
