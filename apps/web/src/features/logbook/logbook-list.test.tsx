import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { LogbookReport } from '#app/lib/report-types.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { LogbookList } from './logbook-list.tsx';

const report = {
  state: 'accepted',
  outcome: 'valid',
  dep: { icao: 'LEMD', city: 'Madrid' },
  arr: { icao: 'LEBL', city: 'Barcelona' },
  arrPlanned: { icao: 'LEBL', city: 'Barcelona' },
  startedAt: '2026-11-22T10:00:00Z',
  offBlock: '2026-11-22T10:00:00Z',
  blockMin: 75,
  score: 95,
};

it.each([
  [1, '+1 punto'],
  [-1, '−1 punto'],
  [20, '+20 puntos'],
])('says what a flight gave or took, with the right plural: %s', (points, words) => {
  const reports = [{ ...report, code: 'ABCD2345', points } as unknown as LogbookReport];
  renderInApp(<LogbookList reports={reports} />);
  expect(screen.getByText(words)).toBeDefined();
});
