import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FlightProfile, ReportDetail } from '#app/lib/report-types.ts';
import type { Mark } from './marks.ts';
import { TrackMap } from './track-map.tsx';

const START = Date.parse('2026-11-22T10:00:00Z');
const lemd = { icao: 'LEMD', city: 'Madrid', timezone: 'Europe/Madrid', lat: 40.47, lon: -3.56 };
const lebl = { icao: 'LEBL', city: 'Barcelona', timezone: 'Europe/Madrid', lat: 41.3, lon: 2.08 };
const points = [0, 30, 60].map((minute) => ({
  at: new Date(START + minute * 60_000).toISOString(),
  lat: lemd.lat + (minute / 60) * (lebl.lat - lemd.lat),
  lon: lemd.lon + (minute / 60) * (lebl.lon - lemd.lon),
}));
const markAt = (letter: string, minute: number) =>
  ({ letter, item: { title: `Regla ${letter}` }, at: START + minute * 60_000 }) as Mark;

it('draws no letter over the name of an airport, however wide the picture is', () => {
  render(
    <TrackMap
      report={{ dep: lemd, arr: lebl, arrPlanned: lebl } as Partial<ReportDetail> as ReportDetail}
      profile={{ points } as Partial<FlightProfile> as FlightProfile}
      marks={[markAt('A', 0), markAt('B', 0), markAt('C', 60)]}
      aircraft={null}
      chosen={null}
      onChoose={() => undefined}
    />,
  );
  const picture = screen.getByRole('img', { name: 'Recorrido de Madrid a Barcelona' });
  const boxes = [...picture.querySelectorAll('text')].map((text) => {
    const read = (attribute: string) => Number(text.getAttribute(attribute));
    const [size, x, y] = [read('font-size'), read('x'), read('y')];
    const words = text.textContent ?? '';
    const long = words.length * 0.6 * size;
    const from =
      { start: x, end: x - long, middle: x - long / 2 }[text.getAttribute('text-anchor') ?? ''] ?? x;
    return { words, size, left: from, right: from + long, top: y - 0.72 * size, bottom: y };
  });
  // Two airports and three letters, for each of three widths of the picture.
  expect(boxes.map(({ words }) => words).toSorted()).toEqual(
    ['A', 'B', 'C', 'LEBL', 'LEMD'].flatMap((words) => [words, words, words]),
  );
  for (const one of boxes)
    for (const other of boxes) {
      if (one === other || one.size !== other.size) continue;
      const apart =
        one.left >= other.right ||
        other.left >= one.right ||
        one.top >= other.bottom ||
        other.top >= one.bottom;
      expect(apart, `${one.words} and ${other.words} at ${one.size}`).toBe(true);
    }
});
