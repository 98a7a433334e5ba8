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
  const [left = 0, top = 0, width = 0, height = 0] = (picture.getAttribute('viewBox') ?? '')
    .split(' ')
    .map(Number);
  // A letter is 16 px wide in a picture of at least 300.
  const half = { x: (8 / 300) * width, y: (8 / 300) * width };
  const letters = screen.getAllByRole('button').map(({ style }) => ({
    x: left + (Number.parseFloat(style.left) / 100) * width,
    y: top + (Number.parseFloat(style.top) / 100) * height,
  }));
  const names = [...picture.querySelectorAll('text')];
  expect([letters.length, names.length]).toEqual([3, 6]);
  for (const name of names) {
    const read = (attribute: string) => Number(name.getAttribute(attribute));
    const [size, x, y] = [read('font-size'), read('x'), read('y')];
    const long = 4 * 0.6 * size;
    const from =
      { start: x, end: x - long, middle: x - long / 2 }[name.getAttribute('text-anchor') ?? ''] ?? x;
    for (const letter of letters) {
      const apart =
        letter.x + half.x <= from ||
        letter.x - half.x >= from + long ||
        letter.y + half.y <= y - 0.72 * size ||
        letter.y - half.y >= y;
      expect(apart, `${name.textContent} at ${size}`).toBe(true);
    }
  }
});
