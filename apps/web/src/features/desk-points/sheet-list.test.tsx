import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { SheetList } from './sheet-list.tsx';

const sheet = {
  id: 'a',
  callsign: 'EVE017',
  kind: 'verification',
  model: 'A320-200',
  result: 'pass',
  text: 'Buen vuelo, con viento cruzado.',
  signedBy: 'EVE003',
  signedAt: '2026-11-22T10:00:00Z',
  own: false,
};

it('shows what the instructor saw, with who signed it and when', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ items: [sheet] }));
  renderInApp(<SheetList />);
  const row = await screen.findByRole('listitem');
  expect(row.textContent).toContain('EVE003, 22 nov 2026 10:00Z');
  expect(row.textContent).toContain('Buen vuelo, con viento cruzado.');
});

it('keeps the reason typed for one sheet out of the dialog of another of the same pilot', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ items: [sheet, { ...sheet, id: 'b', kind: 'course' }] }),
  );
  renderInApp(<SheetList />);
  const ask = async (place: number) => {
    const buttons = await screen.findAllByRole('button', { name: 'Retirar la hoja de EVE017' });
    await userEvent.click(buttons[place]!);
    return screen.findByLabelText('Motivo');
  };
  await userEvent.type(await ask(0), 'El vuelo era de otro alumno.');
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(await ask(1)).toHaveProperty('value', '');
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(await ask(0)).toHaveProperty('value', 'El vuelo era de otro alumno.');
});
