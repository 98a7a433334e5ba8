import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import type { NotamHead } from '@va/schemas/content/notams.ts';
import { LatestNotam } from './latest-notam.tsx';
import { readNotams, seenNotams, seeNotams } from './read-notams.ts';

const notams: NotamHead[] = [
  { id: 'nueva', date: '2026-11-20', title: 'La más nueva', importance: 'Media' },
  { id: 'grave', date: '2026-11-10', title: 'La que más importa', importance: 'Alta' },
];
const show = () =>
  render(
    <MemoryRouter>
      <LatestNotam notams={notams} />
    </MemoryRouter>,
  );

beforeEach(() => {
  cleanup();
  seenNotams.set(new Set());
});

it('leads to what matters most, then to the next that was not read, and stays in its place once all turn out to be read', () => {
  show();
  expect(screen.getByRole('link', { name: /La que más importa.*Leer el NOTAM/ })).toBeDefined();
  act(() => seeNotams(['grave']));
  expect(screen.getByRole('link', { name: /La más nueva.*Leer el NOTAM/ })).toBeDefined();
  act(() => seeNotams(['nueva']));
  expect(screen.getByRole('link', { name: /La más nueva.*Leído/ })).toBeDefined();
});

it('is not there where all were read before, and leaves what the page of notices remembers alone', () => {
  act(() => seeNotams(['grave', 'nueva']));
  show();
  expect(screen.queryByRole('link')).toBeNull();
  expect(readNotams.snapshot().size).toBe(0);
  readNotams.mark('grave');
  expect(readNotams.snapshot()).toEqual(new Set(['grave']));
});
