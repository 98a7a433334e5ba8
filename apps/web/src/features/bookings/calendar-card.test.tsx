import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { CalendarCard } from './calendar-card.tsx';

const url = 'https://va.example.org/plataforma/calendario/secreta.ics';

it('shows the new address once, copies it, and opens it in a calendar program', async () => {
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) =>
    Response.json(method === 'POST' ? { url } : { createdAt: null, lastReadAt: null }),
  );
  const user = userEvent.setup();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  renderInApp(<CalendarCard />);
  await user.click(await screen.findByRole('button', { name: 'Crear la dirección' }));
  expect(await screen.findByText(url)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Copiar la dirección' }));
  expect(writeText).toHaveBeenCalledExactlyOnceWith(url);
  expect(await screen.findByText('Copiada.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Abrir en tu calendario' }).getAttribute('href')).toBe(
    'webcal://va.example.org/plataforma/calendario/secreta.ics',
  );
  expect(screen.getByRole('link', { name: 'suscríbete' }).getAttribute('href')).toMatch(
    /^webcal:\/\/.*\/calendario\/eventos\.ics$/,
  );
});
