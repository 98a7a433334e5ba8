import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { AppliedFile } from './applied-file.tsx';

const before = { id: 'antes', name: 'Vuelo 940, LEVC–LEPA', createdAt: '2026-11-30T10:00:00Z' };

it('leads to where what was applied is taken back, in a later visit too', () => {
  const counts = { added: 2, changed: 0 };
  const applied = { name: 'verano.csv', importId: 'ahora', counts };
  const leads = () => screen.getByRole('link', { name: 'Verlo en Datos y retirarlo' }).getAttribute('href');
  const { rerender } = renderInApp(<AppliedFile applied={applied} last={before} />);
  expect(leads()).toBe('/plataforma/mesa/datos?revision=ahora');
  rerender(<AppliedFile applied={null} last={before} />);
  expect(screen.getByText(/^Vuelo 940, LEVC–LEPA/)).toBeDefined();
  expect(leads()).toBe('/plataforma/mesa/datos?revision=antes');
  rerender(<AppliedFile applied={null} last={null} />);
  expect(screen.queryByRole('link')).toBeNull();
});
