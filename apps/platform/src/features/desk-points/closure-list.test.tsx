import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '#app/testing/render-in-app.tsx';
import { ClosureList } from './closure-list.tsx';

const closed = {
  month: '2026-09',
  dueAt: '2026-10-05T03:00:00.000Z',
  startedAt: '2026-10-05T03:00:00.000Z',
  finishedAt: '2026-10-05T03:00:04.000Z',
  pilots: 26,
  idle: 3,
  waiting: 0,
  debited: -60,
  error: null,
};
const due = {
  ...closed,
  month: '2026-10',
  dueAt: '2026-11-05T03:00:00.000Z',
  startedAt: null,
  finishedAt: null,
  error: 'connect ECONNREFUSED 127.0.0.1:5432',
};

it('closes a month that is due, repeats one that was closed, and speaks no program’s language', () => {
  vi.stubGlobal('fetch', async () => Response.json({}));
  renderInApp(<ClosureList closures={[due, closed]} />);
  const pending = screen.getByText('octubre de 2026').closest('li');
  expect(pending?.textContent).toContain('Pendiente desde el 5 nov 2026');
  expect(pending?.textContent).toContain('El último intento falló: mira por qué en «Trabajos».');
  expect(document.body.textContent).not.toContain('ECONNREFUSED');
  fireEvent.click(screen.getByRole('button', { name: 'Hacer el cierre de octubre de 2026' }));
  expect(screen.getByText(/^Se cierra solo; así no espera más/)).toBeDefined();
  expect(screen.getByText('septiembre de 2026').closest('li')?.textContent).toContain('3 sin volar');
  expect(
    screen.getByRole('button', { name: 'Repetir el cierre de septiembre de 2026', hidden: true }),
  ).toBeDefined();
});
