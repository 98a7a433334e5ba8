import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { CopyLink } from './copy-link.tsx';
import { liveRow } from './live-row.ts';

const NOW = '2026-11-22T10:00:00Z';
const seen = { phase: 'cruise', at: NOW, heardAt: NOW, lat: 41, lon: -1, altFt: 33_000 } as const;
const where = { depIcao: 'LEMD', arrIcao: 'LEBL', icaoType: 'A320', registration: null } as const;
const rest = { gsKt: 430, hdg: 80, vsFpm: 0, startedAt: NOW, plannedBlockMin: 70, sta: null, delayed: false };

it.each([
  ['a1b2c3d4e5f6', '/plataforma/mapa/a1b2c3d4e5f6', 'Copiado.'],
  [
    null,
    '/plataforma/mapa/ABCD2345',
    'Copiado: se abre con cuenta, porque el piloto no sale en el mapa abierto.',
  ],
])('of a flight whose public id is %s copies %s', async (publicId, path, told) => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const flight = { id: 'ABCD2345', publicId, callsign: 'EVE017', number: 101, ...seen, ...where, ...rest };
  render(
    <MemoryRouter initialEntries={['/plataforma/mapa/ABCD2345']}>
      <CopyLink row={liveRow(flight, new Map(), 'EVE', Date.parse(NOW))} />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Copiar el enlace a EVE 101' }));
  expect(await screen.findByText(told)).toBeTruthy();
  expect(new URL(writeText.mock.calls[0]![0]).pathname).toBe(path);
});
