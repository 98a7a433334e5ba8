import { createStore } from '@va/ui/state/store.ts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { FlightProfile } from '#app/lib/report-types.ts';
import { ReplayControls } from './track-card.tsx';
import { ProfileMoment } from './profile-picture.tsx';
import { replayPlace } from './replay-place.ts';
import { useReplay } from './use-replay.ts';

const START = Date.parse('2026-11-22T10:00:00Z');
const at = (minute: number) => new Date(START + minute * 60_000).toISOString();
const points = [0, 30, 60].map((minute) => ({
  at: at(minute),
  lat: 40 + minute / 60,
  lon: -3,
  altFt: minute === 30 ? 35_000 : 2000,
  iasKt: null,
  gsKt: minute === 30 ? 440 : 0,
}));
const phases: FlightProfile['phases'] = [{ from: at(0), to: at(60), phase: 'cruise' }];

function Replayed({ moment = createStore<number | null>(null) }) {
  const [from, to] = [START, START + 3_600_000];
  const [kept] = useState(moment);
  const replay = useReplay(from, to, kept);
  const place = replayPlace(points, replay.at);
  return place && <ReplayControls replay={replay} place={place} phases={phases} from={from} to={to} />;
}
const slider = () => screen.getByRole('slider', { name: 'Momento del vuelo' });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
it('plays at the chosen speed, pauses, and begins anew at its end', () => {
  render(<Replayed />);
  fireEvent.click(screen.getByRole('button', { name: '600×' }));
  fireEvent.click(screen.getByRole('button', { name: 'Reproducir' }));
  act(() => void vi.advanceTimersByTime(3000));
  expect(slider()).toHaveProperty('value', String(START + 1_800_000));
  expect(slider().getAttribute('aria-valuetext')).toContain('10:30:00Z, Crucero');
  fireEvent.click(screen.getByRole('button', { name: 'Pausa' }));
  act(() => void vi.advanceTimersByTime(3000));
  expect(slider()).toHaveProperty('value', String(START + 1_800_000));
  fireEvent.click(screen.getByRole('button', { name: 'Reproducir' }));
  act(() => void vi.advanceTimersByTime(10_000));
  expect(slider()).toHaveProperty('value', String(START + 3_600_000));
  fireEvent.click(screen.getByRole('button', { name: 'Reproducir' }));
  act(() => void vi.advanceTimersByTime(1000));
  expect(slider()).toHaveProperty('value', String(START + 600_000));
});

it('goes where the slider is set, by pointer or keyboard', () => {
  render(<Replayed />);
  fireEvent.change(slider(), { target: { value: String(START + 900_000) } });
  expect(slider().getAttribute('aria-valuetext')).toContain('10:15:00Z');
});

it('moves once a second for who wants less motion', () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  render(<Replayed />);
  fireEvent.click(screen.getByRole('button', { name: 'Reproducir' }));
  act(() => void vi.advanceTimersByTime(900));
  expect(slider()).toHaveProperty('value', String(START));
  act(() => void vi.advanceTimersByTime(100));
  expect(slider()).toHaveProperty('value', String(START + 120_000));
});

it.each([
  ['the beginning', 0, 2000],
  ['the way up', 15, 18_500],
  ['the top', 30, 35_000],
  ['the end', 60, 2000],
])('shows at %s the same moment on the profile as on the map', (_, minute, feet) => {
  const moment = createStore<number | null>(null);
  const x = (ms: number) => (ms - START) / 60_000;
  const heights = { top: 0, bottom: 40_000, most: 40_000 };
  render(
    <>
      <Replayed moment={moment} />
      <svg data-testid="profile">
        <ProfileMoment {...{ moment, points, x, heights }} bottom={50_000} />
      </svg>
    </>,
  );
  const profile = screen.getByTestId('profile');
  expect(profile.childElementCount).toBe(0);
  fireEvent.change(slider(), { target: { value: String(START + (minute === 0 ? 15_000 : 0)) } });
  fireEvent.change(slider(), { target: { value: String(START + minute * 60_000) } });
  const mark = profile.querySelector('circle');
  expect([mark?.getAttribute('cx'), mark?.getAttribute('cy')]).toEqual([
    String(minute),
    String(40_000 - feet),
  ]);
  expect(profile.querySelector('path')?.getAttribute('d')).toBe(`M${minute} 0V50000`);
});
