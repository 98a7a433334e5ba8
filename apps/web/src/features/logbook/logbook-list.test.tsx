import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { LogbookReport } from '#app/lib/report-types.ts';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { LogbookList } from './logbook-list.tsx';
import { flownFlight } from './testing/flown-flight.ts';

it.each([
  [1, '+1 punto'],
  [-1, '−1 punto'],
  [20, '+20 puntos'],
])('says what a flight gave or took, with the right plural: %s', (points, words) => {
  const reports = [{ ...flownFlight, points } as unknown as LogbookReport];
  renderInApp(<LogbookList reports={reports} />);
  expect(screen.getByText(words)).toBeDefined();
});
