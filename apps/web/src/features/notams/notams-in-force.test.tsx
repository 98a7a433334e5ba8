import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { Notam } from '@va/schemas/content/notams.ts';
import { LatestNotam } from './latest-notam.tsx';
import { NotamsAbout } from './notams-about.tsx';
import { NotamsPage } from './notams-page.tsx';

const notam = (id: string, more: Partial<Notam>): Notam => ({
  id,
  date: '2026-01-01',
  title: `NOTAM ${id}`,
  importance: 'Media',
  content: 'Texto.',
  ...more,
});
const notams = [
  notam('pasado', { importance: 'Alta', until: '2020-01-31', affects: { airports: ['ZZZZ'] } }),
  notam('vigente', { until: '2999-12-31', affects: { airports: ['ZZZZ'], types: ['A320-200'] } }),
  notam('general', {}),
];
const show = (page: React.ReactNode) => render(<MemoryRouter>{page}</MemoryRouter>);

it('shows notices that are over last, says that they are, and counts only those in force', () => {
  show(<NotamsPage notams={notams} />);
  expect(screen.getByRole('status').textContent).toMatch(/^2\sNOTAMs sin leer$/);
  const names = screen.getAllByRole('article').map((card) => card.getAttribute('aria-labelledby') ?? '');
  expect(names.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'NOTAM vigente',
    'NOTAM general',
    'NOTAM pasado',
  ]);
  const past = screen.getByRole('region', { name: 'Anteriores' });
  expect(within(past).getByText('Este NOTAM ya no rige: se guarda para consulta.')).toBeTruthy();
  expect(within(past).getByRole('article', { name: 'NOTAM pasado' })).toBeTruthy();
});

it('says whom a notice affects and until when', () => {
  show(<NotamsPage notams={notams} />);
  const card = screen.getByRole('article', { name: 'NOTAM vigente' });
  for (const words of ['Afecta a', 'A320-200', 'ZZZZ', '31 de diciembre de 2999'])
    expect(within(card).getByText(words)).toBeTruthy();
});

it('leaves notices that are over out of the home page and of the pages that they named', () => {
  show(<LatestNotam notams={notams} />);
  expect(screen.getByRole('link').textContent).toContain('NOTAM vigente');
  cleanup();
  show(<NotamsAbout notams={notams} about={{ airport: 'ZZZZ' }} />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('NOTAM vigente'),
  ]);
  cleanup();
  show(<NotamsAbout notams={notams} about={{ tour: 'norte' }} />);
  expect(screen.queryByRole('link')).toBeNull();
});
